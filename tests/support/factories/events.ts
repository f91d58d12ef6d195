import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aPlayer, aRecruiter, aSport } from "./people";

type Over = Partial<Prisma.SportEventUncheckedCreateInput> & { by?: Awaited<ReturnType<typeof aRecruiter>> };

/** A public tryout of a verified club in a week, without limit or deadline; `over` changes columns. */
export async function anEvent({ by, ...over }: Over = {}) {
  const organizer = by ?? (await aRecruiter());
  await aSport(over.sportSlug ?? "football");
  const event = await db.sportEvent.create({
    data: {
      organizerId: organizer.recruiter.id,
      title: "Open tryout",
      description: "Two games and a talk.",
      sportSlug: "football",
      eventType: "tryout",
      location: "Stade des Tuiliers, Lyon",
      startDate: daysFrom(now(), 7),
      ...over,
    },
  });
  return { event, organizer };
}

/** An event with one teamRole, taken by `holder`, and `waiting`, the waiting list in order. */
export async function aFullEvent(waiting = 2, over: Over = {}) {
  const { event, organizer } = await anEvent({ maxParticipants: 1, ...over });
  const [holder, ...queue] = await Promise.all(Array.from({ length: waiting + 1 }, () => aPlayer()));
  for (const player of [holder!, ...queue]) await registerForEvent(player.actor, { eventId: event.id });
  return { event, organizer, holder: holder!, queue };
}

const atOnce = 2_000;
const timeout = { timeout: 120_000 };

/** Adds so many participants to an event; they are hidden players, so that no total counts them. */
export async function crowd(eventId: string, people: number) {
  for (let from = 1; from <= people; from += atOnce) {
    const to = Math.min(people, from + atOnce - 1);
    await db.$transaction(async (tx) => {
      // Skips the foreign key checks, which would take longer than the test.
      await tx.$executeRaw`set local session_replication_role = replica`;
      await tx.$executeRaw`
        with account as (
          insert into users (id, email, password_hash, locale)
          select gen_random_uuid(), 'crowd-' || n || '@' || ${eventId}, 'none', (array['en', 'fr', 'es', 'ar'])[n % 4 + 1]
          from generate_series(${from}::int, ${to}::int) as n returning id, email),
        player as (
          insert into players (user_id, handle, full_name, email, phone, birth_date, nationality, country, city, height_cm,
            weight_kg, primary_sport, position, level, experience_level, consent_terms, consent_image_rights, status)
          select id, email, 'Crowd', email, '+33 6 00 00 00 00', '2000-01-01', 'FR', 'FR', 'Lyon', 180,
            75, 'football', 'winger', 'amateur', 'Six seasons', true, true, 'hidden' from account returning id)
        insert into event_registrations (event_id, player_id, status)
        select ${eventId}::uuid, id, 'confirmed' from player`;
    }, timeout);
  }
}

export const statusesOf = async (eventId: string) =>
  Object.fromEntries(
    (await db.eventRegistration.findMany({ where: { eventId } })).map(({ playerId, status }) => [playerId, status]),
  );

/** Domain events about this sport event, in order, without its creation. */
export async function eventsAbout(eventId: string) {
  const domainEvents = await db.domainEvent.findMany({ orderBy: { id: "asc" } });
  return domainEvents.filter(({ data }) => (data as { eventId?: string }).eventId === eventId).map(({ type }) => type);
}

export const eventForm = {
  title: "Front-row trial morning",
  description: "Props and hookers.",
  sport: "rugby",
  eventType: "tryout",
  location: "Towpath Ground, Bristol",
  timeZone: "Europe/London",
  start: "2035-06-14T10:00",
  end: "2035-06-14T13:00",
  deadline: "2035-06-10T10:00",
  maxParticipants: "18",
  isPublic: "on",
};
