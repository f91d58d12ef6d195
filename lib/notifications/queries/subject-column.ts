import "server-only";
import { nameColumn } from "@/lib/contacts/queries/names";
import type { Actor } from "@/lib/platform/command/actor";
import { Prisma } from "@/lib/platform/prisma/client";
import { publicPlayers } from "@/lib/players/queries/visible";

/** The reader who decides whether players appear by name or by handle. */
export type NamedFor = Actor | { recruiterId: string | null };

const NAMED_PLAYERS = 3;
const LONGEST_MESSAGE = 300;

/** The subject of a notification as an SQL column, so that no second query is needed; null when the subject is gone. */
export function subjectColumn(reader: NamedFor, about: Prisma.Sql) {
  const text = (key: string) => Prisma.sql`(${about} ->> ${key}::text)`;
  const id = (key: string) => Prisma.sql`${text(key)}::uuid`;
  const has = (key: string) => Prisma.sql`${text(key)} is not null`;
  const hits = Prisma.sql`from alert_hits h
    where h.recruiter_id = ${id("foundBy")} and h.notified_at = ${text("foundAt")}::timestamptz`;
  return Prisma.sql`case
    when ${has("playerId")} then (
      select json_build_object('profile', case when ${publicPlayers} then 'shown' when not p.consent_terms then 'waiting' else 'hidden' end)
      from players p where p.id = ${id("playerId")})
    when ${has("introductionId")} then (
      select json_build_object('organization', o.organization_name)
      from introductions i join recruiters o on o.id = i.recruiter_id where i.id = ${id("introductionId")})
    when ${has("contractId")} then (
      select json_build_object('organization', o.organization_name, 'player', ${nameColumn(reader, Prisma.sql`c.player_id`)})
      from contracts c join recruiters o on o.id = c.recruiter_id where c.id = ${id("contractId")})
    when ${has("matchedAt")} then (
      select case when count(*) > 0 then json_build_object('count', count(*)) end
      from matches m where m.recruiter_id = ${id("matchedFor")} and m.notified_at = ${text("matchedAt")}::timestamptz)
    when ${has("tasks")} then json_build_object('count', ${text("tasks")}::int)
    when ${has("overdue")} then json_build_object('count', ${text("overdue")}::int)
    when ${has("foundAt")} then (
      select case when count(*) > 0 then json_build_object('count', count(*), 'players', (
        select json_agg(${nameColumn(reader, Prisma.sql`few.player_id`)} order by few.player_id)
        from (select h.player_id ${hits} order by h.player_id limit ${NAMED_PLAYERS}) few)) end ${hits})
    when ${has("requestId")} then (
      select json_build_object('organization', o.organization_name, 'player', ${nameColumn(reader, Prisma.sql`q.player_id`)},
        'by', coalesce((select d.closed_by::text from disclosures d where d.request_id = q.id), 'player'))
      from contact_requests q join recruiters o on o.id = q.recruiter_id where q.id = ${id("requestId")})
    when ${has("eventId")} then (
      select json_build_object('event', json_build_object('title', e.title, 'location', e.location,
        'startDate', e.start_date, 'endDate', e.end_date, 'timeZone', e.time_zone))
      from sport_events e where e.id = ${id("eventId")})
    when ${has("ticketId")} then (
      select json_build_object('name', t.name, 'ticketId', t.id) from tickets t where t.id = ${id("ticketId")})
    when ${has("caseId")} then (
      select json_build_object('title', k.title) from moderation_cases k where k.id = ${id("caseId")})
    when ${has("applicationId")} then (
      select json_build_object('applicant', a.name, 'offer', j.title, 'state', a.state,
        'named', case when o.id is null then 'no' else 'yes' end, 'organization', coalesce(o.organization_name, ''),
        'written', case when a.answer_message is null then 'no' else 'yes' end,
        'message', coalesce(left(a.answer_message, ${LONGEST_MESSAGE}::int), ''))
      from job_applications a join sport_jobs j on j.id = a.job_id
        left join recruiters o on o.id = j.recruiter_id and o.status = 'verified' where a.id = ${id("applicationId")})
    when ${has("confirmationId")} then (
      select json_build_object('confirmer', w.name, 'club', w.club) from confirmations w where w.id = ${id("confirmationId")})
    when ${has("jobId")} then (
      select json_build_object('organization', o.organization_name, 'offer', j.title)
      from wishlist_items w join recruiters o on o.id = w.recruiter_id join sport_jobs j on j.id = w.job_id
      where w.job_id = ${id("jobId")} and w.recruiter_id = ${id("recruiterId")})
    else '{}'::json end`;
}
