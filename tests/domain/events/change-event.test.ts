import { expect, test } from "vitest";
import { changeEvent } from "@/lib/events/commands/change-event";
import { createEvent } from "@/lib/events/commands/create-event";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { db } from "@/lib/platform/db/db";
import { eventForm, eventsAbout, statusesOf } from "../../support/factories/events";
import { aPlayer, aRecruiter, aSport } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });

/** A published event with two seats, both taken, and one player on the waiting list. */
async function aSoldOutEvent() {
  await aSport("rugby");
  await aSport();
  const club = await aRecruiter();
  const form = { ...eventForm, maxParticipants: "2" };
  const { eventId } = await createEvent(club.actor, form);
  const players = await Promise.all([aPlayer(), aPlayer(), aPlayer()]);
  for (const { actor } of players) await registerForEvent(actor, { eventId });
  return { club, form: { ...form, eventId }, eventId, waiting: players[2]! };
}

const lastFact = async () =>
  db.domainEvent.findFirstOrThrow({ where: { type: "event.changed" }, orderBy: { id: "desc" } });

test("new places go to waiting players", async () => {
  const { club, form, eventId, waiting } = await aSoldOutEvent();
  await changeEvent(club.actor, { ...form, maxParticipants: "3" });
  expect((await statusesOf(eventId))[waiting.player.id]).toBe("pending");
  expect((await eventsAbout(eventId)).slice(-2)).toEqual(["event.changed", "event.promoted"]);
});

test("without a limit nobody waits", async () => {
  const { club, form, eventId } = await aSoldOutEvent();
  await changeEvent(club.actor, { ...form, maxParticipants: "" });
  expect(new Set(Object.values(await statusesOf(eventId)))).toEqual(new Set(["pending"]));
});

test("the limit cannot fall below the number of registrations", async () => {
  const { club, form, eventId } = await aSoldOutEvent();
  await expect(changeEvent(club.actor, { ...form, maxParticipants: "1" })).rejects.toMatchObject({
    code: "seats_taken",
    fields: { maxParticipants: ["seats_taken"] },
  });
  expect(await db.sportEvent.findUniqueOrThrow({ where: { id: eventId } })).toMatchObject({ maxParticipants: 2 });
});

test("a limit lowered while players register never overbooks", async () => {
  await aSport("rugby");
  await aSport();
  const club = await aRecruiter();
  const { eventId } = await createEvent(club.actor, { ...eventForm, maxParticipants: "10" });
  const players = await Promise.all(Array.from({ length: 12 }, () => aPlayer()));
  await Promise.allSettled([
    ...players.map(({ actor }) => registerForEvent(actor, { eventId })),
    changeEvent(club.actor, { ...eventForm, eventId, maxParticipants: "4" }),
  ]);
  const { maxParticipants } = await db.sportEvent.findUniqueOrThrow({ where: { id: eventId } });
  const states = Object.values(await statusesOf(eventId));
  expect(states.filter((status) => status === "pending")).toHaveLength(maxParticipants!);
}, 60_000);

test("the domain event says whether the date changed", async () => {
  const { club, form } = await aSoldOutEvent();
  await changeEvent(club.actor, { ...form, title: "Front-row morning" });
  expect((await lastFact()).data).toMatchObject({ moved: false });
  await changeEvent(club.actor, { ...form, location: "Moor Road, Leeds" });
  expect((await lastFact()).data).toMatchObject({ moved: true });
  await changeEvent(club.actor, { ...form, start: "2035-06-14T10:30" });
  expect((await lastFact()).data).toMatchObject({ moved: true });
});

test("an event has the time of its last change, and other clubs cannot change it", async () => {
  const { club, form, eventId } = await aSoldOutEvent();
  const before = await db.sportEvent.findUniqueOrThrow({ where: { id: eventId } });
  await changeEvent(club.actor, form);
  const after = await db.sportEvent.findUniqueOrThrow({ where: { id: eventId } });
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
  await expect(changeEvent((await aRecruiter()).actor, form)).rejects.toEqual(refusal("not_found"));
});
