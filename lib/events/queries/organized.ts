import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { ListSearch } from "@/lib/platform/http/list-search";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { EventState, eventChoices, OrganizerSide } from "../schema/organizer-list";
import { seated } from "../schema/registration";
import { phaseAt } from "./moments";

function organizerScope(actor: Actor, side: OrganizerSide): Prisma.SportEventWhereInput | null {
  if (side === "staff") return isStaff(actor, "events") ? {} : null;
  return actor.kind === "recruiter" ? { organizerId: actor.recruiterId } : null;
}

/** Lists the events an actor manages, latest start first, 50 per page, with their count; the cursor holds the start date. Returns null for other actors. */
export const organizedEvents = query({
  limit: { act: "organizedEvents", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, side: OrganizerSide, search: ListSearch<typeof eventChoices>) {
    const scope = organizerScope(actor, side);
    if (!scope) return null;
    const { orderBy, beyond } = keyset(search, "startDate", "id");
    const where: Prisma.SportEventWhereInput = {
      ...scope,
      ...(search.type && { eventType: search.type }),
      ...(search.q && { title: { contains: search.q, mode: "insensitive" } }),
      ...(search.state && stateConditions[search.state]()),
    };
    const [count, page] = await Promise.all([
      db.sportEvent.count({ where }),
      db.sportEvent.findMany({ where: { AND: [where, beyond] }, orderBy, take: pageLength + 1, select: rowSelect }),
    ]);
    const { rows, next } = paged(page.map((row) => ({ ...row, createdAt: row.startDate })));
    return { count, next, rows: await addCounts(rows) };
  },
});

export type OrganizedRow = Awaited<ReturnType<typeof addCounts>>[number];

/** Returns up to three upcoming events of the acting club. */
export async function nextOrganized(actor: Actor): Promise<OrganizedRow[]> {
  const where = organizerScope(actor, "club");
  if (!where) return [];
  const time = now();
  const upcoming = { ...where, startDate: { gte: time }, status: { not: "cancelled" } } as const;
  const [rows, counts] = await Promise.all([
    db.sportEvent.findMany({
      where: upcoming,
      orderBy: [{ startDate: "asc" }, { id: "asc" }],
      take: 3,
      select: rowSelect,
    }),
    db.$queryRaw<StatusCount[]>`
      select r.event_id as "eventId", r.status::text as status, count(*)::int as "_count"
      from event_registrations r where r.event_id in (select id from sport_events where organizer_id = ${actor.recruiterId}::uuid
        and start_date >= ${time} and status <> 'cancelled' order by start_date, id limit 3)
      group by 1, 2`,
  ]);
  return withCounts(rows, counts);
}

/** Returns one event with all its form fields, or null if the actor does not manage it. */
export async function organizedEvent(actor: Actor, side: OrganizerSide, eventId: string) {
  const scope = organizerScope(actor, side);
  if (!scope || !uuid.safeParse(eventId).success) return null;
  const row = await db.sportEvent.findFirst({
    where: { AND: [scope], id: eventId },
    select: { ...rowSelect, ...detailSelect },
  });
  if (!row) return null;
  const [event] = await addCounts([row]);
  return { ...row, ...event!, phase: phaseAt(row, now()) };
}

export type OrganizedEvent = NonNullable<Awaited<ReturnType<typeof organizedEvent>>>;

type EventRow = Prisma.SportEventGetPayload<{ select: typeof rowSelect }>;

async function addCounts<Row extends EventRow>(rows: Row[]) {
  const counts = await db.eventRegistration.groupBy({
    by: ["eventId", "status"],
    where: { eventId: { in: rows.map(({ id }) => id) } },
    _count: true,
  });
  return withCounts(rows, counts);
}

type StatusCount = { eventId: string; status: string; _count: number };

function withCounts<Row extends EventRow>(rows: Row[], counts: StatusCount[]) {
  const time = now();
  return rows.map((eventRow) => {
    const countOf = (...statuses: string[]) =>
      counts.reduce(
        (sum, entry) => sum + (entry.eventId === eventRow.id && statuses.includes(entry.status) ? entry._count : 0),
        0,
      );
    const state: EventState =
      eventRow.status !== "published" ? eventRow.status : eventRow.startDate >= time ? "upcoming" : "past";
    return { ...eventRow, state, taken: countOf(...seated), pending: countOf("pending"), waiting: countOf("waiting") };
  });
}

const stateConditions: Record<EventState, () => Prisma.SportEventWhereInput> = {
  upcoming: () => ({ status: "published", startDate: { gte: now() } }),
  past: () => ({ status: "published", startDate: { lt: now() } }),
  draft: () => ({ status: "draft" }),
  cancelled: () => ({ status: "cancelled" }),
};

const rowSelect = {
  id: true,
  title: true,
  sportSlug: true,
  game: true,
  eventType: true,
  status: true,
  startDate: true,
  endDate: true,
  timeZone: true,
  location: true,
  maxParticipants: true,
  organizer: { select: { organizationName: true } },
} satisfies Prisma.SportEventSelect;

const detailSelect = {
  description: true,
  isPublic: true,
  registrationDeadline: true,
  registrationLink: true,
  cancelReason: true,
} satisfies Prisma.SportEventSelect;
