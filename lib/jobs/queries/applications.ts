import "server-only";
import type { Actor } from "@/lib/core/actor";
import { isSignedIn } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { id as uuid } from "@/lib/core/input";
import { mayApply } from "../policy";
import { vacancyFor } from "./applicant";

const SHOWN = 50;

/** A vacancy as the page of applying shows it: what was sent to it already, or whether this person may and what the form starts with. Null for what is not there. */
export async function applicationFor(actor: Actor, jobId: string) {
  if (!isSignedIn(actor) || !uuid.safeParse(jobId).success) return null;
  const found = await vacancyFor(db, actor.userId, jobId);
  const verdict = found && mayApply(actor, found);
  if (!found || verdict === "not_found") return null;
  const { recruiter, title, locationCity, locationCountry } = found.job;
  const [sent, account] = await Promise.all([
    db.jobApplication.findUnique({ where: { jobId_userId: { jobId, userId: actor.userId } }, select: shown }),
    db.user.findUniqueOrThrow({
      where: { id: actor.userId },
      select: { email: true, profile: { select: { fullName: true } }, jobSeeker: { select: { about: true } } },
    }),
  ]);
  return {
    offer: {
      id: jobId,
      title,
      locationCity,
      locationCountry,
      organization: recruiter?.status === "verified" ? recruiter.organizationName : null,
    },
    sent: sent?.state === "withdrawn" ? null : sent,
    refused: verdict === true ? null : verdict,
    minor: found.applicant?.minor ?? false,
    name: account.profile?.fullName ?? "",
    email: account.email,
    words: account.jobSeeker?.about ?? null,
  };
}

export type ApplicationToSend = NonNullable<Awaited<ReturnType<typeof applicationFor>>>;

/** What one has applied for, the newest first, at most 50. */
export async function ownApplications(actor: Actor) {
  if (!isSignedIn(actor)) return [];
  return db.jobApplication.findMany({
    where: { userId: actor.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: { ...shown, job: { select: { id: true, title: true, status: true } } },
  });
}

export type OwnApplication = Awaited<ReturnType<typeof ownApplications>>[number];

const shown = { id: true, state: true, createdAt: true, answeredAt: true } as const;
