import { expect, test } from "vitest";
import { eventToLeave } from "@/lib/events/queries/seats";
import { releasePlace } from "@/lib/events/steps/release-place";
import { transaction } from "@/lib/platform/command/command";
import { system } from "@/lib/platform/command/create-actor";
import { aFullEvent, eventsAbout, statusesOf } from "../../support/factories/events";

test("a canceled confirmed place goes to the next player, and its row stays", async () => {
  const { event, holder, queue } = await aFullEvent(1);
  const removed = await transaction(async (tx) =>
    releasePlace(tx, system(), await eventToLeave(tx, event.id, holder.player.id), holder.player.id),
  );
  expect(removed).toEqual({ eventId: event.id, status: "cancelled", place: null });
  expect(await statusesOf(event.id)).toEqual({ [holder.player.id]: "cancelled", [queue[0]!.player.id]: "pending" });
  expect((await eventsAbout(event.id)).slice(-2)).toEqual(["event.registration_canceled", "event.promoted"]);
});
