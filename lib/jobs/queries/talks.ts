import "server-only";
import type { SignedIn } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { mostUnanswered } from "../schema/application";
import { isAdultAccount } from "./birth-date";

const MESSAGES_SHOWN = 100;

export type ApplicationMessage = { id: string; byPoster: boolean; content: string; createdAt: Date };

/** What both sides have written, oldest first; `writes`: whether this side may write now. */
export type ApplicationTalk = { messages: ApplicationMessage[]; writes: boolean };

/** The talks by application id, for the poster of the offers or for the applicant. */
export async function talksAbout(applicationIds: string[], byPoster: boolean): Promise<Map<string, ApplicationTalk>> {
  if (applicationIds.length === 0) return new Map();
  const [applications, open] = await Promise.all([
    db.jobApplication.findMany({ where: { id: { in: applicationIds } }, select: { id: true, messages } }),
    openTalks(db, applicationIds),
  ]);
  return new Map(
    applications.map(({ id, messages: newestFirst }) => {
      const writes = open.has(id) && unansweredBy(byPoster, newestFirst) < mostUnanswered;
      return [id, { messages: newestFirst.toReversed(), writes }];
    }),
  );
}

/** Locks the application; refuses `not_found` where there is none. */
export async function applicationToWriteAbout(tx: Tx, { userId }: SignedIn, id: string) {
  await tx.$queryRaw`select id from job_applications where id = ${id}::uuid for update`;
  const application = await tx.jobApplication.findUnique({ where: { id }, select: writtenAbout });
  if (!application) refuse("not_found");
  const byPoster = application.userId !== userId;
  const open = (await openTalks(tx, [id])).has(id);
  return { ...application, byPoster, open, unanswered: unansweredBy(byPoster, application.messages) };
}

/** The applications both sides may write about: answered positively, both with an open account and known as adults, neither blocked. */
async function openTalks(tx: Tx, applicationIds: string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select a.id from job_applications a join sport_jobs j on j.id = a.job_id left join recruiters r on r.id = j.recruiter_id
    where a.id = any(${applicationIds}::uuid[]) and a.state in ('shortlisted', 'taken') and ${isAdultAccount(Prisma.sql`a.user_id`)}
      and case when r.id is null then ${isAdultAccount(Prisma.sql`j.user_id`)}
        else exists (select from users o where o.id = r.user_id and o.disabled_at is null) end
      and not exists (select from blocks b where (b.blocker_id, b.blocked_id) in (
        (a.user_id, coalesce(r.user_id, j.user_id)), (coalesce(r.user_id, j.user_id), a.user_id)))`;
  return new Set(rows.map(({ id }) => id));
}

/** The number of messages of one side before the other has written for the first time. */
function unansweredBy(byPoster: boolean, messages: { byPoster: boolean }[]): number {
  return messages.some((message) => message.byPoster !== byPoster) ? 0 : messages.length;
}

const messages = {
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  take: MESSAGES_SHOWN,
  select: { id: true, byPoster: true, content: true, createdAt: true },
} satisfies Prisma.JobApplication$messagesArgs;

const writtenAbout = {
  userId: true,
  jobId: true,
  job: { select: { userId: true, recruiterId: true } },
  messages,
} satisfies Prisma.JobApplicationSelect;
