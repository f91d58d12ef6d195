import { expect, test } from "vitest";
import { changeEvent } from "@/lib/events/commands/change-event";
import { createEvent } from "@/lib/events/commands/create-event";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { calendarFile } from "@/lib/events/queries/calendar";
import { eventFilterChoices, filterEvents, getEvent, upcomingEvents } from "@/lib/events/queries/public";
import { eventSearch } from "@/lib/events/schema/event-search";
import { db } from "@/lib/platform/db/db";
import { anEvent, eventForm } from "../../support/factories/events";
import { aPlayer, aRecruiter, aSport } from "../../support/factories/people";

const registrationLink = "https://tournaments.example/spring-cup";
const gameForm = { ...eventForm, sport: "rocket-league", registrationLink };
const ofGame = (over: object = {}) => anEvent({ sportSlug: null, game: "rocket-league", registrationLink, ...over });

test("an event of a game has a registration page instead of a sport and places", async () => {
  const { actor } = await aRecruiter();
  const { eventId } = await createEvent(actor, gameForm);
  expect(await db.sportEvent.findUniqueOrThrow({ where: { id: eventId } })).toMatchObject({
    sportSlug: null,
    game: "rocket-league",
    registrationLink,
    maxParticipants: null,
  });
  expect(await getEvent(eventId)).toMatchObject({ sport: null, game: "rocket-league", registrationLink });
  expect(await calendarFile("en", `${eventId}.ics`)).toContain("CATEGORIES:Rocket League");
});

test("without a page, or with one that is no web address, the field says so", async () => {
  const { actor } = await aRecruiter();
  for (const [link, code] of [
    ["", "registration_link_required"],
    ["javascript:alert(1)", "url_invalid"],
  ])
    await expect(createEvent(actor, { ...gameForm, registrationLink: link })).rejects.toHaveProperty(
      "fields.registrationLink",
      [code],
    );
});

test("an event of a sport keeps no registration page", async () => {
  await aSport("rugby");
  const { actor } = await aRecruiter();
  const { eventId } = await createEvent(actor, { ...eventForm, registrationLink });
  expect(await getEvent(eventId)).toMatchObject({ sport: "rugby", game: null, registrationLink: null });
});

test("one cannot register here for an event of a game", async () => {
  const { event } = await ofGame();
  const { actor } = await aPlayer();
  await expect(registerForEvent(actor, { eventId: event.id })).rejects.toHaveProperty("code", "not_found");
});

test("an event with registrations does not become one of a game", async () => {
  const { event, organizer } = await anEvent();
  const { actor } = await aPlayer();
  await registerForEvent(actor, { eventId: event.id });
  const change = { ...gameForm, eventId: event.id };
  await expect(changeEvent(organizer.actor, change)).rejects.toHaveProperty("fields.sport", [
    "event_has_registrations",
  ]);
  const { event: empty, organizer: other } = await anEvent();
  await changeEvent(other.actor, { ...gameForm, eventId: empty.id });
  expect(await getEvent(empty.id)).toMatchObject({ sport: null, game: "rocket-league" });
});

test("the calendar and the dashboard find the events of one game", async () => {
  const { event } = await ofGame();
  const { event: other } = await ofGame({ game: "tekken-8" });
  const { event: football } = await anEvent();
  const search = eventSearch.parse({ sport: "rocket-league" });
  for (const { events } of [await filterEvents(search), await upcomingEvents({ sport: "rocket-league", most: 1000 })]) {
    const ids = events.map(({ id }) => id);
    expect(ids).toContain(event.id);
    for (const { id } of [other, football]) expect(ids).not.toContain(id);
  }
  expect((await eventFilterChoices()).games).toEqual(expect.arrayContaining(["rocket-league", "tekken-8"]));
  expect(eventSearch.parse({ sport: "chess" }).sport).toBeUndefined();
});
