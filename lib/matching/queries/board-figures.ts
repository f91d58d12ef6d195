import "server-only";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { activeStages, type Stage } from "../schema/stages";
import { type Narrowed, within } from "./narrowed";

/** Of each column how many stand in it, and the middle of their days there, as `daysSince` counts them; null where nobody stands. */
export async function columnFigures(recruiterId: string, sport: string | undefined) {
  const rows = await db.$queryRaw<{ stage: Stage; count: number; medianDays: number }[]>`
    select status as stage, count(*)::int as count, percentile_disc(0.5) within group (
      order by greatest(0, (${now()}::timestamptz at time zone 'UTC')::date - (stage_since at time zone 'UTC')::date))::int as "medianDays"
    from matches where recruiter_id = ${recruiterId}::uuid and stands and (${sport ?? null}::text is null or sport_match = ${sport ?? null})
    group by status`;
  return new Map(rows.map(({ stage, ...figures }) => [stage, figures]));
}

/** What the board can be narrowed to: its sports, the most first, and how many cards are late; with how many are worked on at all. */
export async function boardChoices(recruiterId: string, asked: Narrowed, today: Date) {
  const active = { status: { in: [...activeStages] } };
  const [sports, overdue, total] = await Promise.all([
    db.match.groupBy({
      by: ["sportMatch"],
      where: { recruiterId, stands: true },
      _count: true,
      orderBy: [{ _count: { sportMatch: "desc" } }, { sportMatch: "asc" }],
    }),
    db.match.count({ where: within(recruiterId, { ...asked, overdue: true }, today) }),
    db.match.count({ where: { recruiterId, stands: true, ...active } }),
  ]);
  return {
    overdue,
    active: total,
    sports: sports.map(({ sportMatch, _count }) => ({ sport: sportMatch, count: _count })),
  };
}
