import { expect, test } from "vitest";
import { createEvent } from "@/lib/events/commands/create-event";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { getEvent } from "@/lib/events/queries/public";
import { db } from "@/lib/platform/db/db";
import { eventForm, eventsAbout } from "../../support/factories/events";
import { anAdmin, aPlayer, aRecruiter, aSport } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });

test("a verified club publishes in the local time of the place", async () => {
  await aSport("rugby");
  const { actor, recruiter } = await aRecruiter();
  const { eventId } = await createEvent(actor, eventForm);
  const event = await db.sportEvent.findUniqueOrThrow({ where: { id: eventId } });
  expect(event).toMatchObject({ organizerId: recruiter.id, sportSlug: "rugby", maxParticipants: 18, isPublic: true });
  expect(event.startDate.toISOString()).toBe("2035-06-14T09:00:00.000Z");
  expect(event.registrationDeadline?.toISOString()).toBe("2035-06-10T09:00:00.000Z");
  expect(await eventsAbout(eventId)).toEqual(["event.published"]);
});

test("optional fields may be empty; an administrator's event has no organization", async () => {
  await aSport("rugby");
  const { eventId } = await createEvent(await anAdmin(), { ...eventForm, end: "", deadline: "", maxParticipants: "" });
  expect(await db.sportEvent.findUniqueOrThrow({ where: { id: eventId } })).toMatchObject({
    organizerId: null,
    endDate: null,
    registrationDeadline: null,
    maxParticipants: null,
  });
});

test("players and unverified clubs cannot publish", async () => {
  const waiting = await aRecruiter({ status: "pending", verifiedAt: null });
  await expect(createEvent(waiting.actor, eventForm)).rejects.toEqual(refusal("recruiter_not_verified"));
  await expect(createEvent((await aPlayer()).actor, eventForm)).rejects.toEqual(refusal("recruiters_only"));
});

test.each([
  ["title", "", "required"],
  ["sport", "chess", "sport_invalid"],
  ["eventType", "party", "event_type_invalid"],
  ["timeZone", "Mars/Olympus", "time_zone_invalid"],
  ["timeZone", "+01:00", "time_zone_invalid"],
  ["start", "tomorrow", "date_invalid"],
  ["start", "2020-06-14T10:00", "event_in_past"],
  ["end", "2035-06-14T09:59", "event_ends_first"],
  ["deadline", "2035-06-14T10:01", "deadline_after_start"],
  ["maxParticipants", "0", "number_invalid"],
])("%s %j is refused: %s", async (field, value, code) => {
  await expect(createEvent((await aRecruiter()).actor, { ...eventForm, [field]: value })).rejects.toMatchObject({
    code: "invalid",
    fields: { [field]: [code] },
  });
});

test("a draft is visible to its author only: no page, no registration", async () => {
  await aSport("rugby");
  const { actor } = await aRecruiter();
  const { eventId } = await createEvent(actor, { ...eventForm, as: "draft" });
  expect(await eventsAbout(eventId)).toEqual(["event.drafted"]);
  expect(await getEvent(eventId)).toBeNull();
  await expect(registerForEvent((await aPlayer()).actor, { eventId })).rejects.toEqual(refusal("not_found"));
});
