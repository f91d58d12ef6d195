import { afterEach, expect, test } from "vitest";
import { cancelRegistration } from "@/lib/events/commands/cancel-registration";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { daysFrom, now, secondsFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aFullEvent, anEvent, eventsAbout, statusesOf } from "../../support/factories/events";
import { aPlayer } from "../../support/factories/people";

afterEach(() => setClock(null));

const refusal = (code: string) => expect.objectContaining({ code });

test("the place goes to the player waiting longest, others keep their position", async () => {
  const { event, holder, queue } = await aFullEvent(2);
  const [first, second] = queue;
  expect(await cancelRegistration(holder.actor, { eventId: event.id })).toMatchObject({ status: "cancelled" });
  expect(await statusesOf(event.id)).toEqual({
    [holder.player.id]: "cancelled",
    [first!.player.id]: "pending",
    [second!.player.id]: "waiting",
  });
  expect((await eventsAbout(event.id)).slice(-2)).toEqual(["event.registration_canceled", "event.promoted"]);
});

test("leaving the waiting list frees no place", async () => {
  const { event, holder, queue } = await aFullEvent(2);
  await cancelRegistration(queue[0]!.actor, { eventId: event.id });
  expect(await statusesOf(event.id)).toEqual({
    [holder.player.id]: "pending",
    [queue[0]!.player.id]: "cancelled",
    [queue[1]!.player.id]: "waiting",
  });
  expect(await eventsAbout(event.id)).not.toContain("event.promoted");
});

test("parallel canceling and registering neither overbooks nor leaves places empty", async () => {
  const { event } = await anEvent({ maxParticipants: 3 });
  const players = await Promise.all(Array.from({ length: 16 }, () => aPlayer()));
  for (const { actor } of players.slice(0, 8)) await registerForEvent(actor, { eventId: event.id });
  await Promise.all([
    ...players.slice(0, 4).map(({ actor }) => cancelRegistration(actor, { eventId: event.id })),
    ...players.slice(8).map(({ actor }) => registerForEvent(actor, { eventId: event.id })),
  ]);
  const states = Object.values(await statusesOf(event.id));
  expect(states.filter((status) => status === "pending")).toHaveLength(3);
  expect(states.filter((status) => status === "waiting")).toHaveLength(9);
  expect(states.filter((status) => status === "cancelled")).toHaveLength(4);
}, 60_000);

test("a double click passes one place to one person", async () => {
  const { event, holder, queue } = await aFullEvent(2);
  const clicks = await Promise.allSettled([1, 2, 3].map(() => cancelRegistration(holder.actor, { eventId: event.id })));
  expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await statusesOf(event.id))[queue[1]!.player.id]).toBe("waiting");
});

test("after the deadline one may still cancel, and the next moves up; after the start nothing changes", async () => {
  const time = now();
  const { event, holder, queue } = await aFullEvent(2, {
    registrationDeadline: daysFrom(time, 1),
    startDate: daysFrom(time, 2),
  });
  setClock(() => secondsFrom(daysFrom(time, 2), -1));
  await cancelRegistration(holder.actor, { eventId: event.id });
  expect((await statusesOf(event.id))[queue[0]!.player.id]).toBe("pending");
  setClock(() => daysFrom(time, 2));
  await expect(cancelRegistration(queue[0]!.actor, { eventId: event.id })).rejects.toEqual(refusal("event_begun"));
  expect((await statusesOf(event.id))[queue[1]!.player.id]).toBe("waiting");
});

test("an event that is hidden meanwhile can still be left", async () => {
  const { event, holder } = await aFullEvent(0);
  await db.sportEvent.update({ where: { id: event.id }, data: { isPublic: false } });
  expect(await cancelRegistration(holder.actor, { eventId: event.id })).toMatchObject({ status: "cancelled" });
});

test("another user's registration and an unknown event give the same answer", async () => {
  const { event, holder } = await aFullEvent(0);
  const { actor } = await aPlayer();
  await expect(cancelRegistration(actor, { eventId: event.id })).rejects.toEqual(refusal("not_registered"));
  await expect(cancelRegistration(visitor(), { eventId: event.id })).rejects.toEqual(refusal("players_only"));
  await cancelRegistration(holder.actor, { eventId: event.id });
  await expect(cancelRegistration(holder.actor, { eventId: event.id })).rejects.toEqual(refusal("not_registered"));
  await expect(cancelRegistration(actor, { eventId: crypto.randomUUID() })).rejects.toEqual(refusal("not_registered"));
});
