import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { now } from "@/lib/platform/clock";
import { isUuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { isSport, type SportSlug } from "@/lib/sports/schema";
import { closesWithin, closingOf, phaseAt, secondsUntilNext } from "./moments";
import { type Seats, seatsOf } from "./seats";
import { remembered, shown } from "./shown";

const onThePage = 60;

type Asked = { sport?: SportSlug; most?: number; calledOff?: boolean; organizerId?: string };
type Last = { id: string; startDate: Date };

/** Upcoming public events, of one sport or all, of one organisation or all, the next one first, at most 60 unless asked for another number, after the event `after` if that is named, with those called off if asked, and how many there are with those that follow. A page after an event is not remembered: anybody can name one. */
export async function upcomingEvents({ after, ...asked }: Asked & { after?: string | undefined } = {}) {
  const last = isUuid(after)
    ? await db.sportEvent.findUnique({ where: { id: after }, select: { id: true, startDate: true } })
    : null;
  if (!last) return firstEvents(asked);
  const { total, events } = await findEvents(asked, now(), last);
  return { total, events };
}

/** Read again at the latest when one of them closes or begins. */
async function firstEvents(asked: Asked) {
  "use cache";
  const at = now();
  const { total, events, rows } = await findEvents(asked, at);
  if (asked.organizerId) cacheTag(`recruiters:${asked.organizerId}`);
  cacheTag("events", ...new Set(rows.slice(0, onThePage).flatMap(organizerTag)));
  cacheLife({ stale: 300, revalidate: secondsUntilNext(rows, at, HOUR), expire: DAY });
  return { total, events };
}

async function findEvents({ sport, most = onThePage, calledOff, organizerId }: Asked, at: Date, last?: Last) {
  const where: Prisma.SportEventWhereInput = {
    ...(calledOff ? remembered : shown),
    ...(sport && { sportSlug: sport }),
    ...(organizerId && { organizerId }),
    startDate: { gte: at },
    AND: last ? laterThan(last) : {},
  };
  const [total, rows] = await Promise.all([
    db.sportEvent.count({ where }),
    db.sportEvent.findMany({ where, orderBy: [{ startDate: "asc" }, { id: "asc" }], take: most, select: publicSelect }),
  ]);
  return { total, events: await completed(rows, at), rows };
}

const laterThan = ({ id, startDate }: Last): Prisma.SportEventWhereInput => ({
  OR: [{ startDate: { gt: startDate } }, { startDate, id: { gt: id } }],
});

/** One public event, also when it is over; null for any other id. */
export const getEvent = async (id: string): Promise<PublicEvent | null> => (isUuid(id) ? readEvent(id) : null);

async function readEvent(id: string): Promise<PublicEvent | null> {
  "use cache";
  const at = now();
  cacheTag(`events:${id}`);
  const row = await db.sportEvent.findFirst({ where: { id, ...remembered }, select: publicSelect });
  const rows = row ? [row] : [];
  // Nobody's while its organisation is being checked again.
  cacheTag(...(row ? organizerTag(row) : ["events"]));
  cacheLife({ stale: 300, revalidate: secondsUntilNext(rows, at, HOUR), expire: DAY });
  const [event = null] = await completed(rows, at);
  return event;
}

export type PublicEvent = Awaited<ReturnType<typeof completed>>[number];

const [HOUR, DAY] = [3600, 86_400];

async function completed(rows: readonly Row[], at: Date) {
  const seats = await seatsOf(rows.map(({ id }) => id));
  return rows.flatMap(({ sportSlug: sport, organizer, organizerId: _, status, ...event }) =>
    isSport(sport)
      ? [
          {
            ...event,
            ...(seats.get(event.id) as Seats),
            sport,
            organizer: organizer && {
              /** Of its page; null while it has none. */
              id: organizer.takenDownAt ? null : organizer.id,
              name: organizer.organizationName,
              verifiedAt: organizer.verifiedAt,
            },
            phase: status === "cancelled" ? status : phaseAt(event, at),
            closesAt: closingOf(event),
            /** Within the longest time that a page of it is kept. */
            closesSoon: closesWithin(event, at, DAY),
          },
        ]
      : [],
  );
}

const organizerTag = ({ organizerId }: Row) => (organizerId ? [`recruiters:${organizerId}`] : []);

const publicSelect = {
  id: true,
  title: true,
  description: true,
  sportSlug: true,
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
