import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { daysFrom, now } from "@/lib/platform/clock";
import { isUuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { type EventSport, type EventType, subjectColumns, subjectOf } from "../schema/event";
import { countriesOf, type EventSearch, zonesOf } from "../schema/event-search";
import { closesWithin, phaseAt, registrationClosesAt, secondsUntilNext } from "./moments";
import { type Seats, seatsOf } from "./seats";
import { remembered, shown } from "./shown";

const pageSize = 20;

type EventFilters = { sport?: EventSport | undefined; most?: number; canceled?: boolean; organizerId?: string };
type PageEnd = { id: string; startDate: Date };

/** Lists upcoming public events, next first, at most `most` (20 by default) after the event `after`, with the total count; only pages without `after` are cached, because anyone can name any event. */
export async function upcomingEvents({ after, ...filters }: EventFilters & { after?: string | undefined } = {}) {
  const pageEnd = await findPageEnd(after);
  if (!pageEnd) return firstEvents(filters);
  const { total, events } = await findEvents(filters, now(), pageEnd);
  return { total, events };
}

/** Lists upcoming events with free filters at request time; the result is not cached, because there are too many combinations. */
export async function filterEvents({ after, country, from, ...filters }: EventSearch) {
  if (!country && !from && !filters.sport && !filters.type) return upcomingEvents({ after });
  const day = from ? new Date(`${from}T00:00Z`) : null;
  const time = now();
  const zones = country && zonesOf(country);
  const pageEnd = await findPageEnd(after);
  const { total, events } = await findEvents({ ...filters, ...(zones && { zones }), day }, time, pageEnd ?? undefined);
  return { total, events };
}

const findPageEnd = async (after: string | undefined): Promise<PageEnd | null> =>
  isUuid(after) ? db.sportEvent.findUnique({ where: { id: after }, select: { id: true, startDate: true } }) : null;

/** The countries and games of upcoming events. */
export async function eventFilterChoices(): Promise<{ countries: string[]; games: string[] }> {
  "use cache";
  cacheTag("events");
  cacheLife({ stale: 300, revalidate: HOUR, expire: DAY });
  const where = { ...shown, startDate: { gte: now() } };
  const [zones, ofGames] = await Promise.all([
    db.sportEvent.findMany({ where, distinct: ["timeZone"], select: { timeZone: true } }),
    db.sportEvent.findMany({ where: { ...where, game: { not: null } }, distinct: ["game"], select: { game: true } }),
  ]);
  return {
    countries: countriesOf(zones.map(({ timeZone }) => timeZone)),
    games: ofGames.flatMap(({ game }) => game ?? []),
  };
}

/** The cache expires at the latest when one of the events closes or begins. */
async function firstEvents(filters: EventFilters) {
  "use cache";
  const time = now();
  const { total, events, rows } = await findEvents(filters, time);
  if (filters.organizerId) cacheTag(`recruiters:${filters.organizerId}`);
  cacheTag("events", ...new Set(rows.slice(0, pageSize).flatMap(organizerTag)));
  cacheLife({ stale: 300, revalidate: secondsUntilNext(rows, time, HOUR), expire: DAY });
  return { total, events };
}

/** Of what has begun, subscribed calendars keep this many days and events. */
const [KEPT_DAYS, MOST_KEPT] = [90, 200];

/** The upcoming public events and the recent ones, canceled ones included. */
export async function calendarEvents(most: number): Promise<PublicEvent[]> {
  "use cache";
  const time = now();
  const [upcoming, begun] = await Promise.all([
    findEvents({ most, canceled: true }, time),
    db.sportEvent.findMany({
      where: { ...remembered, startDate: { gte: daysFrom(time, -KEPT_DAYS), lt: time } },
      orderBy: [{ startDate: "desc" }, { id: "desc" }],
      take: MOST_KEPT,
      select: publicSelect,
    }),
  ]);
  const rows = [...upcoming.rows, ...begun];
  cacheTag("events", ...new Set(rows.slice(0, pageSize).flatMap(organizerTag)));
  cacheLife({ stale: 300, revalidate: secondsUntilNext(rows, time, HOUR), expire: DAY });
  return toPublicEvents(rows, time);
}

type DetailedFilters = EventFilters & { type?: EventType | undefined; zones?: readonly string[]; day?: Date | null };

async function findEvents(filters: DetailedFilters, time: Date, pageEnd?: PageEnd) {
  const { sport, most: limit = pageSize, canceled, organizerId, type, zones, day } = filters;
  const where: Prisma.SportEventWhereInput = {
    ...(canceled ? remembered : shown),
    ...(sport && subjectColumns(sport)),
    ...(organizerId && { organizerId }),
    ...(type && { eventType: type }),
    ...(zones && { timeZone: { in: [...zones] } }),
    startDate: { gte: day && day > time ? day : time },
    AND: pageEnd ? laterThan(pageEnd) : {},
  };
  const [total, rows] = await Promise.all([
    db.sportEvent.count({ where }),
    db.sportEvent.findMany({
      where,
      orderBy: [{ startDate: "asc" }, { id: "asc" }],
      take: limit,
      select: publicSelect,
    }),
  ]);
  return { total, events: await toPublicEvents(rows, time), rows };
}

const laterThan = ({ id, startDate }: PageEnd): Prisma.SportEventWhereInput => ({
  OR: [{ startDate: { gt: startDate } }, { startDate, id: { gt: id } }],
});

/** Returns one public event, also after its end; null for any other id. */
export const getEvent = async (id: string): Promise<PublicEvent | null> => (isUuid(id) ? readEvent(id) : null);

async function readEvent(id: string): Promise<PublicEvent | null> {
  "use cache";
  const time = now();
  cacheTag(`events:${id}`);
  const row = await db.sportEvent.findFirst({ where: { id, ...remembered }, select: publicSelect });
  const rows = row ? [row] : [];
  // The organizer's tag covers the time in which its verification is renewed.
  cacheTag(...(row ? organizerTag(row) : ["events"]));
  cacheLife({ stale: 300, revalidate: secondsUntilNext(rows, time, HOUR), expire: DAY });
  const [event = null] = await toPublicEvents(rows, time);
  return event;
}

export type PublicEvent = Awaited<ReturnType<typeof toPublicEvents>>[number];

const [HOUR, DAY] = [3600, 86_400];

async function toPublicEvents(rows: readonly Row[], time: Date) {
  const seats = await seatsOf(rows.map(({ id }) => id));
  return rows.flatMap(({ sportSlug, game, organizer, organizerId: _, status, ...event }) => {
    const subject = subjectOf({ sportSlug, game });
    return subject
      ? [
          {
            ...event,
            ...(seats.get(event.id) as Seats),
            ...subject,
            organizer: organizer && {
              /** Null if the organizer has no public page. */
              id: organizer.takenDownAt ? null : organizer.id,
              name: organizer.organizationName,
              verifiedAt: organizer.verifiedAt,
            },
            phase: status === "cancelled" ? status : phaseAt(event, time),
            closesAt: registrationClosesAt(event),
            /** Within a day, the longest time a page is cached. */
            closesSoon: closesWithin(event, time, DAY),
          },
        ]
      : [];
  });
}

const organizerTag = ({ organizerId }: Row) => (organizerId ? [`recruiters:${organizerId}`] : []);

const publicSelect = {
  id: true,
  title: true,
  description: true,
  sportSlug: true,
  game: true,
  registrationLink: true,
  eventType: true,
  location: true,
  startDate: true,
  endDate: true,
  timeZone: true,
  maxParticipants: true,
  registrationDeadline: true,
  createdAt: true,
  updatedAt: true,
  organizerId: true,
  status: true,
  cancelReason: true,
  organizer: { select: { id: true, organizationName: true, verifiedAt: true, takenDownAt: true } },
} satisfies Prisma.SportEventSelect;

type Row = Prisma.SportEventGetPayload<{ select: typeof publicSelect }>;
