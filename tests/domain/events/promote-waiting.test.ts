import { expect, test } from "vitest";
import { promoteWaiting } from "@/lib/events/steps/promote-waiting";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aFullEvent, statusesOf } from "../../support/factories/events";

type State = Partial<Parameters<typeof promoteWaiting>[2]>;

/** An event with one seat taken and two waiting; promotes in this state of the event. */
async function promote(state: State) {
  const { event, queue } = await aFullEvent(2);
  const locked = {
    id: event.id,
    maxParticipants: 1,
    taken: 1,
    waiting: 2,
    begun: false,
    state: "published" as const,
    ...state,
  };
  const count = await db.$transaction((tx) => promoteWaiting(tx, system(), locked));
  const statuses = await statusesOf(event.id);
  return { count, order: queue.map(({ player }) => statuses[player.id]) };
}

test.each([
  ["no seat is free", {}, 0, ["waiting", "waiting"]],
  ["one seat is free", { taken: 0 }, 1, ["pending", "waiting"]],
  ["more seats are free than wait", { maxParticipants: 9 }, 2, ["pending", "pending"]],
  ["there is no limit", { maxParticipants: null }, 2, ["pending", "pending"]],
  ["it is called off", { taken: 0, state: "cancelled" }, 0, ["waiting", "waiting"]],
  ["it has begun", { taken: 0, begun: true }, 0, ["waiting", "waiting"]],
  ["more are seated than there are seats", { taken: 5 }, 0, ["waiting", "waiting"]],
] as [string, State, number, string[]][])("when %s", async (_when, state, count, order) => {
  expect(await promote(state)).toEqual({ count, order });
});
