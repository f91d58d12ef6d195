import { expect, test } from "vitest";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { cancelForMinor } from "@/lib/events/commands/cancel-for-minor";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { registrationsOfMinor } from "@/lib/events/queries/own";
import { guardianTokenHash, guardianTokenOf } from "@/lib/players/queries/guardian-link";
import { anEvent, statusesOf } from "../../support/mint/events";
import { aMinor } from "../../support/mint/factories";

const refusal = (code: string) => expect.objectContaining({ code });

/** A minor with a place at an event, and the token of the guardian's link. */
async function aMinorWithASeat(age = 16) {
  const [minor, { event }] = [await aMinor({ age }), await anEvent()];
  const invitation = { playerId: minor.player.id, invitedAt: now() };
  const token = guardianTokenOf(invitation);
  await db.guardian.update({ where: { playerId: minor.player.id }, data: { tokenHash: guardianTokenHash(token) } });
  await registerForEvent(minor.actor, { eventId: event.id });
  return { minor, event, token };
}

test("the guardian's link sees what the minor registered for and calls it off", async () => {
  const { minor, event, token } = await aMinorWithASeat();
  expect(await registrationsOfMinor(token)).toMatchObject([{ status: "pending", event: { id: event.id } }]);
  expect(await cancelForMinor(visitor(), { token, eventId: event.id })).toMatchObject({ status: "cancelled", token });
  expect(await statusesOf(event.id)).toEqual({ [minor.player.id]: "cancelled" });
  expect(await registrationsOfMinor(token)).toEqual([]);
});

test("a link opens one player's registrations and no other's", async () => {
  const [one, other] = [await aMinorWithASeat(), await aMinorWithASeat()];
  await expect(cancelForMinor(visitor(), { token: one.token, eventId: other.event.id })).rejects.toEqual(
    refusal("not_registered"),
  );
  const unknown = "x".repeat(43);
  await expect(cancelForMinor(visitor(), { token: unknown, eventId: one.event.id })).rejects.toEqual(
    refusal("guardian_link_invalid"),
  );
  expect(await registrationsOfMinor(unknown)).toEqual([]);
});

test("a player who has come of age answers alone", async () => {
  const { minor, event, token } = await aMinorWithASeat();
  await db.player.update({ where: { id: minor.player.id }, data: { birthDate: new Date("1999-05-05") } });
  await expect(cancelForMinor(visitor(), { token, eventId: event.id })).rejects.toEqual(refusal("guardian_not_needed"));
  expect(await registrationsOfMinor(token)).toEqual([]);
});
