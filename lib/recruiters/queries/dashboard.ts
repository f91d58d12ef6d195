import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { RecruiterStatus } from "@/lib/platform/prisma/enums";
import { budgetDays, monthFrom, monthName } from "./budget-days";

type Row = {
  organizationName: string;
  status: RecruiterStatus;
  verifiedAt: Date | null;
  totalCents: number;
  spentCents: number;
  monthCents: number;
};

/** The organization and its budget for a recruiter's dashboard, read in one statement; null for everyone else. Amounts in euro cents, days in UTC; the figures equal those of `budgetOf`. */
export async function recruiterDashboard(actor: Actor) {
  if (actor.kind !== "recruiter") return null;
  const today = now();
  const season = budgetDays({ budgetFrom: null, budgetUntil: null }, today);
  const [row] = await db.$queryRaw<Row[]>`
    with own as (
      select *, coalesce(budget_from, ${season.from}::date) as first, coalesce(budget_until, ${season.until}::date) as last
      from recruiters where id = ${actor.recruiterId}::uuid
    ), spent as (
      select spent_on as day, amount_cents::bigint as cents from budget_lines
      where recruiter_id = ${actor.recruiterId}::uuid and state = 'spent'
      union all
      select (paid_at at time zone 'UTC')::date, amount_cents - refunded_cents from payments
      where recruiter_id = ${actor.recruiterId}::uuid
    )
    select organization_name as "organizationName", status::text as status, verified_at as "verifiedAt",
      budget_cents as "totalCents",
      (select coalesce(sum(cents), 0)::float from spent where day between first and last) as "spentCents",
      (select coalesce(sum(cents), 0)::float from spent
        where day >= ${monthFrom(today)}::date and day < ${monthFrom(today, 1)}::date) as "monthCents"
    from own`;
  if (!row) return null;
  const { totalCents, spentCents, monthCents, ...organization } = row;
  return {
    organization: { ...organization, isOwners: actor.teamRole === "owner" },
    budget: { totalCents, leftCents: totalCents - spentCents, monthCents, month: monthName(today) },
  };
}

export type RecruiterDashboard = NonNullable<Awaited<ReturnType<typeof recruiterDashboard>>>;
