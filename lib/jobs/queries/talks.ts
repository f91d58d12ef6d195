import "server-only";
import { type Actor, isAllowed, isSignedIn, type SignedIn } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { mayWriteAbout, tenders } from "../policy";
import { mostUnanswered } from "../schema/application";
import { isAdultAccount, isAdultPerson } from "./birth-date";

const MESSAGES_SHOWN = 200;
const TALKS_SHOWN = 100;

type Row = {
  id: string;
  jobId: string;
  userId: string;
  ownerId: string;
  recruiterId: string | null;
  title: string;
  offered: boolean;
  organization: string | null;
  applicant: string | null;
  /** Whether the reader is on the side of the offer. */
  byPoster: boolean;
  open: boolean;
  own: number;
  received: number;
  unread: number;
  lastContent: string | null;
  lastByPoster: boolean | null;
  lastTakenDownAt: Date | null;
  latestAt: Date;
};

/** The conversations about applications sent by this person or to their offers, the latest first: those with messages, and those in which the applicant may write the first one. */
export const listApplicationTalks = (actor: Actor) =>
  loadTalks(actor, Prisma.sql`(last.content is not null or a.user_id = ${actor.userId}::uuid and ${isOpen()})`);

/** The conversations about these applications, by application; none where nobody has been able to write. */
export async function talksAbout(actor: Actor, applicationIds: string[]): Promise<Map<string, ApplicationTalk>> {
  if (applicationIds.length === 0) return new Map();
  const talks = await loadTalks(actor, Prisma.sql`a.id = any(${applicationIds}::uuid[]) and ${hasBegun()}`);
  return new Map(talks.map((talk) => [talk.id, talk]));
}

export type ApplicationTalk = Awaited<ReturnType<typeof loadTalks>>[number];

/** One conversation about an application, oldest message first; null if this person has no part in it or nobody has been able to write. */
export async function getApplicationTalk(actor: Actor, id: string) {
  const [talk] = await loadTalks(actor, Prisma.sql`a.id = ${id}::uuid and ${hasBegun()}`);
  if (!talk) return null;
  const application = await db.jobApplication.findUniqueOrThrow({ where: { id }, select: openedSelect });
  return { ...talk, ...application, messages: application.messages.toReversed() };
}

export type OpenedApplicationTalk = NonNullable<Awaited<ReturnType<typeof getApplicationTalk>>>;

/** SQL: how many messages about applications this person has not read. */
export const unreadAboutApplications = (actor: Actor) => Prisma.sql`(
  select count(*) from application_messages m join (${partOf(actor)}) a on a.id = m.application_id
  where not m.read and m.by_poster <> a.by_poster)`;

/** Locks the application; refuses `not_found` where there is none. */
export async function applicationToWriteAbout(tx: Tx, actor: SignedIn, id: string) {
  await tx.$queryRaw`select id from job_applications where id = ${id}::uuid for update`;
  const [row] = await tx.$queryRaw<Row[]>`${selectTalks(actor)} where a.id = ${id}::uuid`;
  return row ? aboutApplication(row) : refuse("not_found");
}

const aboutApplication = ({ userId, ownerId, recruiterId, jobId, byPoster, open, own, received }: Row) => ({
  userId,
  job: { userId: ownerId, recruiterId },
  jobId,
  byPoster,
  open,
  unanswered: received > 0 ? 0 : own,
});

async function loadTalks(actor: Actor, only: Prisma.Sql) {
  if (!isSignedIn(actor)) return [];
  const rows = await db.$queryRaw<Row[]>`${selectTalks(actor)}
    where a.state <> 'withdrawn' and a.id in (select id from (${partOf(actor)}) part) and ${only}
    order by "latestAt" desc, a.id limit ${TALKS_SHOWN}`;
  return rows.map((row) => toTalk(actor, row));
}

function toTalk(actor: SignedIn, row: Row) {
  const { id, jobId, title, offered, byPoster, open, own, received, unread, latestAt, lastContent } = row;
  const acts = isAllowed(tenders, actor);
  return {
    id,
    jobId,
    title,
    offered,
    byPoster,
    open,
    acts,
    unread,
    latestAt,
    /** Null if this side may not see the name of the other. */
    other: byPoster ? row.applicant : row.organization,
    writes: acts && mayWriteAbout(actor, aboutApplication(row)) === true,
    /** Messages this side may still send before the other answers; null after an answer. */
    left: received > 0 ? null : Math.max(0, mostUnanswered - own),
    last:
      lastContent === null
        ? null
        : { content: lastContent, takenDownAt: row.lastTakenDownAt, mine: row.lastByPoster === byPoster },
  };
}

/** SQL: the applications in which this person has a part, and whether on the side of the offer; both halves use an index. */
const partOf = ({ userId, recruiterId }: Pick<Actor, "userId" | "recruiterId">) => Prisma.sql`
  select a.id, false as by_poster from job_applications a where a.user_id = ${userId}::uuid
  union all select a.id, true from sport_jobs j join job_applications a on a.job_id = j.id
    where j.recruiter_id = ${recruiterId}::uuid or j.recruiter_id is null and j.user_id = ${userId}::uuid`;

/** SQL: answered positively, both sides with an open account and known as adults, neither blocked. */
const isOpen = () => Prisma.sql`(a.state in ('shortlisted', 'taken') and ${isAdultAccount(Prisma.sql`a.user_id`)}
  and case when r.id is null then ${isAdultAccount(Prisma.sql`j.user_id`)}
    else exists (select from users o where o.id = r.user_id and o.disabled_at is null) end
  and not exists (select from blocks b where (b.blocker_id, b.blocked_id) in (
    (a.user_id, coalesce(r.user_id, j.user_id)), (coalesce(r.user_id, j.user_id), a.user_id))))`;

const hasBegun = () => Prisma.sql`(last.content is not null or ${isOpen()})`;

const selectTalks = ({ userId }: SignedIn) => Prisma.sql`
  select a.id, a.job_id as "jobId", a.user_id as "userId", j.user_id as "ownerId", j.recruiter_id as "recruiterId", j.title,
    j.status = 'active' as offered, case when r.status = 'verified' then r.organization_name end as organization,
    case when ${isAdultPerson(Prisma.sql`a.user_id`)} then a.name end as applicant,
    a.user_id <> ${userId}::uuid as "byPoster", ${isOpen()} as open, counts.own, counts.received, counts.unread,
    last.content as "lastContent", last.by_poster as "lastByPoster", last.taken_down_at as "lastTakenDownAt",
    coalesce(last.created_at, a.answered_at, a.created_at) as "latestAt"
  from job_applications a join sport_jobs j on j.id = a.job_id left join recruiters r on r.id = j.recruiter_id
  cross join lateral (
    select (count(*) filter (where sent.own))::int as own, (count(*) filter (where not sent.own))::int as received,
      (count(*) filter (where not sent.own and not sent.read))::int as unread
    from (select m.by_poster = (a.user_id <> ${userId}::uuid) as own, m.read
      from application_messages m where m.application_id = a.id) sent
  ) counts
  left join lateral (
    select m.content, m.by_poster, m.taken_down_at, m.created_at from application_messages m
    where m.application_id = a.id order by m.created_at desc, m.id desc limit 1
  ) last on true`;

const openedSelect = {
  words: true,
  createdAt: true,
  answerMessage: true,
  answeredAt: true,
  messages: {
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MESSAGES_SHOWN,
    select: { id: true, byPoster: true, content: true, read: true, takenDownAt: true, createdAt: true },
  },
} satisfies Prisma.JobApplicationSelect;
