import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { DeskSearch } from "@/lib/platform/http/desk";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { DeskSide, EventState, eventChoices } from "../schema/desk";
import { seated } from "../schema/registration";
import { phaseAt } from "./moments";

/** What may be tended at this side's desk: everything by the staff, their own by a club; null for everybody else. */
function within(actor: Actor, side: DeskSide): Prisma.SportEventWhereInput | null {
  if (side === "staff") return isStaff(actor, "events") ? {} : null;
  return actor.kind === "recruiter" ? { organizerId: actor.recruiterId } : null;
}

/** The events of a desk, the last to begin first, 50 at most, with how many; the cursor's time is when one begins. */
export const organizedEvents = query({
  limit: { act: "organizedEvents", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, side: DeskSide, search: DeskSearch<typeof eventChoices>) {
    const mine = within(actor, side);
    if (!mine) return null;
    const { orderBy, beyond } = keyset(search, "startDate", "id");
    const where: Prisma.SportEventWhereInput = {
      ...mine,
      ...(search.type && { eventType: search.type }),
      ...(search.q && { title: { contains: search.q, mode: "insensitive" } }),
      ...(search.state && inState[search.state]()),
    };
    const [count, all] = await Promise.all([
      db.sportEvent.count({ where }),
      db.sportEvent.findMany({ where: { AND: [where, beyond] }, orderBy, take: pageLength + 1, select: rowSelect }),
    ]);
    const { rows, next } = paged(all.map((row) => ({ ...row, createdAt: row.startDate })));
    return { count, next, rows: await tallied(rows) };
  },
});

export type OrganizedRow = Awaited<ReturnType<typeof tallied>>[number];

/** The next events of the acting club, at most three, for its dashboard. */
export async function nextOrganized(actor: Actor): Promise<OrganizedRow[]> {
  const where = within(actor, "club");
  if (!where) return [];
  const from = now();
  const soon = { ...where, startDate: { gte: from }, status: { not: "cancelled" } } as const;
  const [rows, counted] = await Promise.all([
    db.sportEvent.findMany({ where: soon, orderBy: [{ startDate: "asc" }, { id: "asc" }], take: 3, select: rowSelect }),
    db.$queryRaw<Counted[]>`
      select r.event_id as "eventId", r.status::text as status, count(*)::int as "_count"
      from event_registrations r where r.event_id in (select id from sport_events where organizer_id = ${actor.recruiterId}::uuid
        and start_date >= ${from} and status <> 'cancelled' order by start_date, id limit 3)
      group by 1, 2`,
  ]);
  return withTally(rows, counted);
}

/** One event with everything its form holds; null for one that is not of this desk. */
export async function organizedEvent(actor: Actor, side: DeskSide, eventId: string) {
  const mine = within(actor, side);
  if (!mine || !uuid.safeParse(eventId).success) return null;
  const found = await db.sportEvent.findFirst({
    where: { AND: [mine], id: eventId },
    select: { ...rowSelect, ...inFull },
  });
  if (!found) return null;
  const [event] = await tallied([found]);
  return { ...found, ...event!, phase: phaseAt(found, now()) };
}

export type OrganizedEvent = NonNullable<Awaited<ReturnType<typeof organizedEvent>>>;

type Kept = Prisma.SportEventGetPayload<{ select: typeof rowSelect }>;

/** How many of each status, and in which state the event is for the desk. */
async function tallied<Row extends Kept>(rows: Row[]) {
  const counted = await db.eventRegistration.groupBy({
    by: ["eventId", "status"],
    where: { eventId: { in: rows.map(({ id }) => id) } },
    _count: true,
  });
  return withTally(rows, counted);
}

type Counted = { eventId: string; status: string; _count: number };

function withTally<Row extends Kept>(rows: Row[], counted: Counted[]) {
  const at = now();
  return rows.map((row) => {
    const of = (...statuses: string[]) =>
      counted.reduce((sum, one) => sum + (one.eventId === row.id && statuses.includes(one.status) ? one._count : 0), 0);
    const state: EventState = row.status !== "published" ? row.status : row.startDate >= at ? "upcoming" : "past";
    return { ...row, state, taken: of(...seated), pending: of("pending"), waiting: of("waiting") };
  });
}

const inState: Record<EventState, () => Prisma.SportEventWhereInput> = {
  upcoming: () => ({ status: "published", startDate: { gte: now() } }),
  past: () => ({ status: "published", startDate: { lt: now() } }),
  draft: () => ({ status: "draft" }),
  cancelled: () => ({ status: "cancelled" }),
};

const rowSelect = {
  id: true,
  title: true,
  sportSlug: true,
  eventType: true,
  status: true,
  startDate: true,
  endDate: true,
  timeZone: true,
  location: true,
  maxParticipants: true,
  organizer: { select: { organizationName: true } },
} satisfies Prisma.SportEventSelect;

const inFull = {
  description: true,
  isPublic: true,
  registrationDeadline: true,
  cancelReason: true,
} satisfies Prisma.SportEventSelect;
