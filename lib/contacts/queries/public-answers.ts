import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { publiclyRatedFrom, requestDays } from "../schema/requests";
import { answered, settled } from "./answered-share";

/** `share` is the answered share in whole percent, `median` the time to answer in seconds; null below `publiclyRatedFrom` settled requests. */
export type Answers = { count: number; share: number; median: number | null } | null;

/** `requests`: how players answer the organization; `own`: how it answers applicants and players who wrote first. Unanswered ones count only after `requestDays`. */
export async function organizationAnswers(recruiterId: string): Promise<OrganizationAnswers> {
  "use cache";
  cacheTag("recruiters", `recruiters:${recruiterId}`);
  cacheLife("hours");
  const [[requests], [ownAnswers]] = await Promise.all([loadPlayerAnswers(recruiterId), loadOwnAnswers(recruiterId)]);
  return { requests: toAnswers(requests), own: toAnswers(ownAnswers) };
}

export type OrganizationAnswers = { requests: Answers; own: Answers };

type Row = { count: number; answers: number; median: number | null };

const toAnswers = (row: Row | undefined): Answers =>
  row && row.count >= publiclyRatedFrom
    ? { count: row.count, share: Math.round((100 * row.answers) / row.count), median: row.median }
    : null;

const loadPlayerAnswers = (recruiterId: string) => db.$queryRaw<Row[]>`
  select count(*)::int as count, count(*) filter (where ${answered})::int as answers,
    percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.created_at)::float)
      filter (where r.status <> 'expired') as median
  from contact_requests r where r.recruiter_id = ${recruiterId}::uuid and ${settled}`;

const loadOwnAnswers = (recruiterId: string) => db.$queryRaw<Row[]>`
  with turned as (
    select a.created_at as at, a.answered_at as answer
    from job_applications a join sport_jobs j on j.id = a.job_id
    where j.recruiter_id = ${recruiterId}::uuid and j.kind = 'vacancy' and (a.state <> 'withdrawn' or a.answered_at is not null)
    union all
    select first.at, (
      select min(m.created_at) from messages m
      where m.thread_id = t.id and m.sender_id = t.recruiter_id and m.created_at > first.at
    )
    from threads t cross join lateral (
      select min(m.created_at) as at from messages m where m.thread_id = t.id and m.sender_id = t.player_id
    ) first
    where t.recruiter_id = ${recruiterId}::uuid and first.at is not null
  )
  select count(*)::int as count, count(answer)::int as answers,
    percentile_cont(0.5) within group (order by extract(epoch from answer - at)::float) as median
  from turned where answer is not null or at <= ${daysFrom(now(), -requestDays)}`;
