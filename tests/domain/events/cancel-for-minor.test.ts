import { expect, test } from "vitest";
import { cancelForMinor } from "@/lib/events/commands/cancel-for-minor";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { ownRegistrations } from "@/lib/events/queries/own";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anEvent, statusesOf } from "../../support/factories/events";
import { aMinor } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });

async function aMinorWithASeat(age = 16) {
  const [minor, { event }] = [await aMinor({ age }), await anEvent()];
  await registerForEvent(minor.actor, { eventId: event.id });
  return { minor, event, guardian: minor.guardianActor };
}

test("the guardian sees the minor's registrations and can cancel them", async () => {
  const { minor, event, guardian } = await aMinorWithASeat();
  expect(await ownRegistrations(guardian)).toMatchObject([{ status: "pending", event: { id: event.id } }]);
  expect(await cancelForMinor(guardian, { eventId: event.id })).toMatchObject({ status: "cancelled" });
  expect(await statusesOf(event.id)).toEqual({ [minor.player.id]: "cancelled" });
  expect(await ownRegistrations(guardian)).toEqual([]);
});

test("a guardian acts for one player only", async () => {
  const [firstSeat, other] = [await aMinorWithASeat(), await aMinorWithASeat()];
  await expect(cancelForMinor(firstSeat.guardian, { eventId: other.event.id })).rejects.toEqual(
    refusal("not_registered"),
  );
  await expect(cancelForMinor(visitor(), { eventId: firstSeat.event.id })).rejects.toEqual(
    refusal("guardian_link_invalid"),
  );
});

test("a player who has turned 18 acts alone", async () => {
  const { minor, event, guardian } = await aMinorWithASeat();
  await db.player.update({ where: { id: minor.player.id }, data: { birthDate: new Date("1999-05-05") } });
  await expect(cancelForMinor(guardian, { eventId: event.id })).rejects.toEqual(refusal("guardian_not_needed"));
});
