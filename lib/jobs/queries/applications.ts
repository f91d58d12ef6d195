import "server-only";
import { type Actor, isSignedIn, type Verdict } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import type { RefusalCode } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { isMinor } from "@/lib/players/policy";
import { mayApply } from "../policy";
import { type Behind, vacancyFor } from "./applicant";
import { birthDateOf } from "./birth-date";

const SHOWN = 50;

/** A vacancy as the page of applying shows it: what was sent to it already, or whether this person may and what the form starts with. Null for what is not there. */
export async function applicationFor(actor: Actor, jobId: string) {
  if (!isSignedIn(actor) || !uuid.safeParse(jobId).success) return null;
  const found = await vacancyFor(db, actor.userId, jobId);
  const verdict = found && mayApply(actor, found);
  if (!found || verdict === "not_found") return null;
  const { recruiter, title, locationCity, locationCountry } = found.job;
  const [sent, birthDate, account] = await Promise.all([
    db.jobApplication.findUnique({ where: { jobId_userId: { jobId, userId: actor.userId } }, select: shown }),
    birthDateOf(db, actor.userId),
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
    refused: refusalOf(verdict, found.applicant, birthDate),
    minor: found.applicant?.minor ?? false,
    asksBirthDate: birthDate === null,
    name: account.profile?.fullName ?? "",
    email: account.email,
    words: account.jobSeeker?.about ?? null,
  };
}

function refusalOf(verdict: Verdict | null, player: Behind, birthDate: Date | null): RefusalCode | null {
  if (verdict !== true) return verdict;
  return !player && birthDate && isMinor(birthDate) ? "adults_only" : null;
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
