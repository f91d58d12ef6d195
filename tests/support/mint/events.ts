import { daysFrom, now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import type { Prisma } from "@/lib/core/prisma/client";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { aPlayer, aRecruiter, aSport } from "./factories";

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

/** An event with one seat, taken by `holder`, and `waiting`, who wait in this order. */
export async function aFullEvent(waiting = 2, over: Over = {}) {
  const { event, organizer } = await anEvent({ maxParticipants: 1, ...over });
  const [holder, ...queue] = await Promise.all(Array.from({ length: waiting + 1 }, () => aPlayer()));
  for (const player of [holder!, ...queue]) await registerForEvent(player.actor, { eventId: event.id });
  return { event, organizer, holder: holder!, queue };
}

export const statusesOf = async (eventId: string) =>
  Object.fromEntries(
    (await db.eventRegistration.findMany({ where: { eventId } })).map(({ playerId, status }) => [playerId, status]),
  );

/** Facts about this event, in order, without those of its making. */
export async function factsOf(eventId: string) {
  const facts = await db.fact.findMany({ orderBy: { id: "asc" } });
  return facts.filter(({ data }) => (data as { eventId?: string }).eventId === eventId).map(({ type }) => type);
}

/** What a form that publishes sends: local times at the place. */
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
