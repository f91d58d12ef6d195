import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { timeZone } from "@/lib/platform/i18n/formats";
import { Prisma } from "@/lib/platform/prisma/client";
import { type PeriodName, periods, type ReportLine } from "../schema/reports";

/** `answerSeconds` is the median time to an answer; null without answers. */
export type Counted = Record<ReportLine, number> & { answerSeconds: number | null };
type PeriodFigures = Counted & { from: Date; to: Date };

/** A week or month and the one before it, by default the last complete one; null without the "reports" permission. */
export async function periodReport(actor: Actor, name: PeriodName, day?: string) {
  if (!isStaff(actor, "reports")) return null;
  const [unit, step] = [periods[name], Prisma.sql`${`1 ${periods[name]}`}::interval`];
  const local = Prisma.sql`(${now()}::timestamptz at time zone ${timeZone})`;
  const current = Prisma.sql`date_trunc(${unit}, ${local})`;
  const start = day
    ? Prisma.sql`least(date_trunc(${unit}, ${day}::timestamp), ${current})`
    : Prisma.sql`${current} - ${step}`;
  const windows = await db.$queryRaw<(PeriodFigures & { running: boolean })[]>`
    with begins as (select ${start} as begin),
    windows as (
      select begin at time zone ${timeZone} as "from", (begin + ${step}) at time zone ${timeZone} as "to", begin + ${step} > ${local} as running from begins
      union all
      select (begin - ${step}) at time zone ${timeZone}, begin at time zone ${timeZone}, false from begins)
    select "from", "to", running, ${figures} from windows order by "from" desc`;
  const [period, before] = windows;
  return period && before ? { name, period, before } : null;
}

export type PeriodReport = NonNullable<Awaited<ReturnType<typeof periodReport>>>;

/** SQL: the number of rows whose date column is within the period. */
const count = (table: string, column: string, condition = "true") =>
  Prisma.raw(`(select count(*)::int from ${table} where ${column} >= "from" and ${column} < "to" and ${condition})`);

const answered = "status in ('accepted', 'refused')";
const counts: Record<ReportLine, Prisma.Sql> = {
  accounts: count("users", "created_at"),
  players: count("players", "created_at"),
  esport: count("esport_players", "created_at"),
  recruiters: count("recruiters", "created_at"),
  jobSeekers: count("job_seekers", "created_at"),
  guardians: count("guardians", "confirmed_at"),
  verified: Prisma.sql`(select count(distinct data ->> 'recruiterId')::int from domain_events
    where type = 'recruiter.verified' and created_at >= "from" and created_at < "to")`,
  requests: count("contact_requests", "created_at"),
  answers: count("contact_requests", "answered_at", answered),
  accepted: count("contact_requests", "answered_at", "status = 'accepted'"),
  names: count("disclosures", "opened_at"),
  offers: count("sport_jobs", "created_at"),
  events: count("sport_events", "created_at"),
  registrations: count("event_registrations", "created_at"),
  plans: count("subscriptions", "period_start"),
  contracts: count("contracts", "signed_at"),
};

const median = Prisma.sql`(select percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at))::float8
  from contact_requests where answered_at >= "from" and answered_at < "to" and ${Prisma.raw(answered)}) as "answerSeconds"`;

const figures = Prisma.join([
  ...Object.entries(counts).map(([line, sql]) => Prisma.sql`${sql} as ${Prisma.raw(`"${line}"`)}`),
  median,
]);
