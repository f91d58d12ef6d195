import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { requestDays, toldFrom } from "../schema";
import { answered, settled } from "./answered-share";

/** Of so many that had their time the share that was answered, in whole percent, and within how many seconds half of the answers came; null while they are too few to tell. */
export type Answers = { count: number; share: number; median: number | null } | null;

/**
 * How players answer an organisation's requests, and how it answers those who turn to it: who applied for its vacancies, and the players
 * who wrote in a conversation. What waits for less than the time a request has is not counted yet.
 */
export async function organizationAnswers(recruiterId: string): Promise<OrganizationAnswers> {
  "use cache";
  cacheTag("recruiters", `recruiters:${recruiterId}`);
  cacheLife("hours");
  const [[requests], [own]] = await Promise.all([answersToIt(recruiterId), answersOfIt(recruiterId)]);
  return { requests: answersOf(requests), own: answersOf(own) };
}

export type OrganizationAnswers = { requests: Answers; own: Answers };

type Row = { count: number; answers: number; median: number | null };

const answersOf = (row: Row | undefined): Answers =>
  row && row.count >= toldFrom
    ? { count: row.count, share: Math.round((100 * row.answers) / row.count), median: row.median }
    : null;

const answersToIt = (recruiterId: string) => db.$queryRaw<Row[]>`
  select count(*)::int as count, count(*) filter (where ${answered})::int as answers,
    percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.created_at)::float)
      filter (where r.status <> 'expired') as median
  from contact_requests r where r.recruiter_id = ${recruiterId}::uuid and ${settled}`;

const answersOfIt = (recruiterId: string) => db.$queryRaw<Row[]>`
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
