import { expect, test } from "vitest";
import { checkIn } from "@/lib/events/commands/check-in";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aFullEvent } from "../../support/factories/events";
import { aRecruiter } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });
const cameAt = async (eventId: string, playerId: string) =>
  (await db.eventRegistration.findUniqueOrThrow({ where: { eventId_playerId: { eventId, playerId } } })).checkedInAt;

test("from the day before, players with a place can be checked in and out", async () => {
  const { event, organizer, holder, queue } = await aFullEvent(1, { startDate: daysFrom(now(), 0.9) });
  const input = { eventId: event.id, playerId: holder.player.id, arrived: "yes" };
  await checkIn(organizer.actor, input);
  expect(await cameAt(event.id, holder.player.id)).toBeInstanceOf(Date);
  await checkIn(organizer.actor, { ...input, arrived: "no" });
  expect(await cameAt(event.id, holder.player.id)).toBeNull();
  await expect(checkIn(organizer.actor, { ...input, playerId: queue[0]!.player.id })).rejects.toEqual(
    refusal("registration_not_active"),
  );
  await expect(checkIn((await aRecruiter()).actor, input)).rejects.toEqual(refusal("not_found"));
});

test("nobody is checked in earlier", async () => {
  const { event, organizer, holder } = await aFullEvent(0);
  await expect(
    checkIn(organizer.actor, { eventId: event.id, playerId: holder.player.id, arrived: "yes" }),
  ).rejects.toEqual(refusal("check_in_too_early"));
});
