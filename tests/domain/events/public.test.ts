import { afterEach, expect, test } from "vitest";
import { cancelRegistration } from "@/lib/events/commands/cancel-registration";
import { calendarFile } from "@/lib/events/queries/calendar";
import { ownRegistrations, ownStates } from "@/lib/events/queries/own";
import { eventFilterChoices, filterEvents, getEvent, upcomingEvents } from "@/lib/events/queries/public";
import { eventSearch } from "@/lib/events/schema/event-search";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aFullEvent, anEvent } from "../../support/factories/events";
import { aPlayer, aRecruiter } from "../../support/factories/people";

afterEach(() => setClock(null));

const idsUpcoming = async () => (await upcomingEvents({ most: 1000 })).events.map(({ id }) => id);

test("upcoming are public events that have not begun, the next one first", async () => {
  const [later, sooner] = [
    await anEvent({ startDate: daysFrom(now(), 9) }),
    await anEvent({ startDate: daysFrom(now(), 8) }),
  ];
  const begun = await anEvent({ startDate: daysFrom(now(), -1) });
  const ids = await idsUpcoming();
  expect(ids.filter((id) => [later.event.id, sooner.event.id, begun.event.id].includes(id))).toEqual([
    sooner.event.id,
    later.event.id,
  ]);
});

test("pages list each event once, also with equal start times", async () => {
  const startDate = daysFrom(now(), 700);
  const createdEvents = [
    await anEvent({ startDate }),
    await anEvent({ startDate }),
    await anEvent({ startDate: daysFrom(now(), 701) }),
  ];
  const ownIds = createdEvents.map(({ event }) => event.id);
  const seenIds: string[] = [];
  let after: string | undefined;
  for (let remaining = Number.POSITIVE_INFINITY; remaining > 0; ) {
    const { events, total } = await upcomingEvents({ most: 2, after });
    seenIds.push(...events.map(({ id }) => id));
    remaining = total - events.length;
    after = events.at(-1)?.id;
  }
  expect(new Set(seenIds).size).toBe(seenIds.length);
  expect(seenIds.filter((id) => ownIds.includes(id))).toEqual([...ownIds.slice(0, 2).sort(), ownIds[2]]);
});

test("the calendar is narrowed by sport, type, country and first day, page after page", async () => {
  const startDate = new Date("2031-05-20T10:00Z");
  const base = { startDate, sportSlug: "judo", eventType: "meeting", timeZone: "America/Lima" } as const;
  const { event } = await anEvent(base);
  const others = [
    await anEvent({ ...base, sportSlug: "karate" }),
    await anEvent({ ...base, eventType: "match" }),
    await anEvent({ ...base, timeZone: "Europe/Paris" }),
    await anEvent({ ...base, startDate: new Date("2031-05-18T10:00Z") }),
  ];
  const filter = eventSearch.parse({ sport: "judo", type: "meeting", country: "PE", from: "2031-05-19" });
  const ids = (await filterEvents(filter)).events.map(({ id }) => id);
  expect(ids).toContain(event.id);
  for (const other of others) expect(ids).not.toContain(other.event.id);
  expect(await filterEvents({ ...filter, after: event.id })).toEqual({ total: 0, events: [] });
  expect((await eventFilterChoices()).countries).toEqual(expect.arrayContaining(["FR", "PE"]));
  expect(eventSearch.parse({ sport: "chess", type: ["a"], country: "XX", from: "soon" })).toEqual({});
});

test("an event is upcoming up to the very moment of its start", async () => {
  const startDate = daysFrom(now(), 400);
  const { event } = await anEvent({ startDate });
  setClock(() => startDate);
  expect(await idsUpcoming()).toContain(event.id);
  setClock(() => new Date(startDate.getTime() + 1));
  expect(await idsUpcoming()).not.toContain(event.id);
});

test("E02: a subscribed calendar keeps an event for 90 days", async () => {
  const { event } = await anEvent({ startDate: daysFrom(now(), -1) });
  const { event: old } = await anEvent({ startDate: daysFrom(now(), -91) });
  const feed = await calendarFile("en", "events.ics");
  expect(feed).toContain(event.id);
  expect(feed).not.toContain(old.id);
});

test("private events and those of unverified or disabled organizations are shown nowhere", async () => {
  const disabled = await anEvent();
  await db.user.update({ where: { id: disabled.organizer.user.id }, data: { disabledAt: now() } });
  const hidden = [
    await anEvent({ isPublic: false }),
    await anEvent({ by: await aRecruiter({ status: "rejected", verifiedAt: null }) }),
    disabled,
  ].map(({ event }) => event.id);
  const feed = await calendarFile("en", "events.ics");
  for (const id of hidden) {
    expect(await idsUpcoming()).not.toContain(id);
    expect(await getEvent(id)).toBeNull();
    expect(await calendarFile("en", `${id}.ics`)).toBeNull();
    expect(feed).not.toContain(id);
  }
});

test("visitors see numbers without names; canceled registrations are not counted", async () => {
  const { event, organizer, holder, queue } = await aFullEvent(3);
  await cancelRegistration(queue[2]!.actor, { eventId: event.id });
  const foundEvent = await getEvent(event.id);
  expect(foundEvent).toMatchObject({
    taken: 1,
    waiting: 2,
    phase: "open",
    organizer: { name: organizer.recruiter.organizationName },
  });
  const text = JSON.stringify([
    foundEvent,
    await upcomingEvents({ most: 1000 }),
    await calendarFile("fr", `${event.id}.ics`),
  ]);
  for (const { player, user } of [holder, ...queue])
    for (const secret of [player.id, user.id, player.fullName, player.handle, player.email])
      expect(text).not.toContain(secret);
});

test("an event that is over keeps its page; an unknown or malformed id is not found", async () => {
  const { event } = await anEvent({ startDate: daysFrom(now(), -30) });
  expect(await getEvent(event.id)).toMatchObject({ id: event.id, phase: "over" });
  for (const id of ["", "events", "../secret", crypto.randomUUID()]) expect(await getEvent(id)).toBeNull();
});

test("a calendar file is in the language of its address, and there is none at other addresses", async () => {
  const { event } = await anEvent({ eventType: "meeting" });
  const file = await calendarFile("fr", `${event.id}.ics`);
  expect(file?.replaceAll("\r\n ", "")).toContain(`URL;VALUE=URI:http://localhost:3000/fr/events/${event.id}`);
  expect(file).toContain("Réunion");
  expect(await calendarFile("en", "events.ics")).toContain(`UID:${event.id}@events.recruit`);
  for (const [language, name] of [
    ["de", "events.ics"],
    ["fr", "events"],
    ["fr", "players.ics"],
  ] as const)
    expect(await calendarFile(language, name)).toBeNull();
});

test("a player sees their state and place in the waiting list; others see nothing", async () => {
  const { event, holder, queue } = await aFullEvent(2);
  const stateOf = (actor: typeof holder.actor) => ownStates(actor).then((states) => states[event.id]);
  expect(await stateOf(holder.actor)).toEqual({ status: "pending", place: null });
  expect(await stateOf(queue[1]!.actor)).toEqual({ status: "waiting", place: 2 });
  await cancelRegistration(queue[0]!.actor, { eventId: event.id });
  expect(await stateOf(queue[0]!.actor)).toEqual({ status: "cancelled", place: null });
  expect(await stateOf(queue[1]!.actor)).toEqual({ status: "waiting", place: 1 });
  expect(await ownRegistrations(queue[0]!.actor)).toEqual([]);
  expect(await ownRegistrations(queue[1]!.actor)).toMatchObject([
    { event: { id: event.id }, status: "waiting", place: 1 },
  ]);
  for (const actor of [visitor(), (await aRecruiter()).actor]) expect(await ownStates(actor)).toEqual({});
  expect(await ownStates((await aPlayer()).actor)).toEqual({});
});
