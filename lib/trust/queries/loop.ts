import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { timeZone } from "@/lib/platform/i18n/formats";
import { Prisma } from "@/lib/platform/prisma/client";
import { publicPlayers } from "@/lib/players/queries/visible";
import { type LoopStep, loopSteps, type RequestCounts } from "../schema/reports";

/** Players who signed up in a month and how many reached each step; `month` is its first day in UTC. */
export type Cohort = { month: Date; signedUp: number } & Record<LoopStep, number>;

/** The last twelve months, newest first, without empty ones; null without the "reports" permission. */
export async function cohorts(actor: Actor) {
  if (!isStaff(actor, "reports")) return null;
  const stepCounts = loopSteps.map(
    (step, index) => Prisma.sql`count(*) filter (where step >= ${index})::int as ${Prisma.raw(step)}`,
  );
  return db.$queryRaw<Cohort[]>`
    with reached as (
      select date_trunc('month', p.created_at at time zone ${timeZone}) as month, case
        when exists (select from contracts c where c.player_id = p.id and c.signed_at is not null) then 5
        when exists (select from matches m where m.player_id = p.id and m.status in ('trial', 'contract')) then 4
        when exists (select from disclosures d where d.player_id = p.id) then 3
        when exists (select from contact_requests r where r.player_id = p.id) then 2
        when exists (select from interests i where i.player_id = p.id and i.kind = 'opened') then 1
        when ${publicPlayers} then 0 else -1 end as step
      from players p where p.created_at >= ${monthsAgo(11)})
    select month::date as month, count(*)::int as "signedUp", ${Prisma.join(stepCounts)}
    from reached group by month order by month desc`;
}

/** Totals of all cohorts per step, relative to the largest step and to the previous one. */
export function funnelOf(allCohorts: Cohort[]) {
  const counts = loopSteps.map((step) => allCohorts.reduce((sum, cohort) => sum + cohort[step], 0));
  const max = Math.max(1, ...counts);
  return loopSteps.map((step, index) => {
    const [count = 0, previous = 0] = [counts[index], counts[index - 1]];
    return { step, count, ofMost: count / max, ofBefore: previous > 0 ? count / previous : null };
  });
}

export type Funnel = ReturnType<typeof funnelOf>;

/** Requests of the last twelve months or eight weeks, oldest first, including empty periods. */
export async function requestsBy(actor: Actor, unit: "week" | "month"): Promise<RequestCounts[] | null> {
  if (!isStaff(actor, "reports")) return null;
  const [interval, span] = unit === "week" ? ["1 week", "7 weeks"] : ["1 month", "11 months"];
  return db.$queryRaw<RequestCounts[]>`
    with current as (select date_trunc(${unit}, ${now()}::timestamptz at time zone ${timeZone}) as begin),
    spans as (select generate_series(begin - ${span}::interval, begin, ${interval}::interval) as begin from current)
    select begin::date as since, count(r.id)::int as sent,
      count(*) filter (where status = 'accepted')::int as accepted,
      count(*) filter (where status = 'refused')::int as refused,
      count(*) filter (where status = 'expired')::int as expired,
      count(*) filter (where status = 'withdrawn')::int as withdrawn,
      count(*) filter (where status in ('pending', 'awaiting_guardian'))::int as open
    from spans left join contact_requests r on r.created_at >= begin at time zone ${timeZone}
      and r.created_at < (begin + ${interval}::interval) at time zone ${timeZone}
    group by begin order by begin`;
}

const monthsAgo = (months: number) =>
  Prisma.sql`((date_trunc('month', ${now()}::timestamptz at time zone ${timeZone}) - ${`${months} months`}::interval) at time zone ${timeZone})`;
