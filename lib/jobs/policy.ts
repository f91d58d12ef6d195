import { isMinor } from "@/lib/platform/ages";
import {
  type Actor,
  type Guard,
  isRecruiting,
  isSignedIn,
  recruiters,
  type SignedIn,
  signedIn,
  type Verdict,
} from "@/lib/platform/command/actor";
import { mayAppear } from "@/lib/players/policy/players";
import { mostUnanswered } from "./schema/application";
import type { JobKind } from "./schema/job";

export const tenders: Guard<SignedIn> = (actor) => (actor.kind === "recruiter" ? recruiters(actor) : signedIn(actor));

/** An organization's vacancy is managed by those who act for it, any other offer by its owner; refuses others with `not_found`. */
export const mayTend = (actor: SignedIn, job: { userId: string; recruiterId: string | null }): Verdict =>
  isManager(actor, job) || "not_found";

const isManager = (
  actor: SignedIn,
  { userId, recruiterId }: { userId: string; recruiterId: string | null },
): boolean => (recruiterId ? actor.recruiterId === recruiterId : actor.userId === userId);

export const mayWithdraw = (actor: SignedIn, application: { userId: string }): Verdict =>
  actor.userId === application.userId || "not_found";

type WrittenAbout = {
  userId: string;
  job: Parameters<typeof mayTend>[1];
  open: boolean;
  unanswered: number;
};

/** Both sides of an application read what was written about it. */
export const mayReadAbout = (actor: SignedIn, { userId, job }: Pick<WrittenAbout, "userId" | "job">): Verdict =>
  actor.userId === userId || isManager(actor, job) || "not_found";

/** Applicant and poster may write while the application is `open` to messages, and not too often before the first answer. */
export function mayWriteAbout(actor: SignedIn, application: WrittenAbout): Verdict {
  const { open, unanswered } = application;
  if (mayReadAbout(actor, application) !== true) return "not_found";
  if (!open) return "conversation_blocked";
  return unanswered < mostUnanswered || "conversation_awaits_answer";
}

export const wishlistOwners: Guard<Actor<"recruiter">> = (actor) => {
  if (actor.kind === "recruiter") return recruiters(actor);
  if (!actor.userId) return "sign_in_required";
  return isRecruiting(actor) ? "recruiter_profile_required" : "wishlist_recruiters_only";
};

type Vacancy = { userId: string; recruiterId: string | null; kind: JobKind; status: string; left: boolean };
type PlayerProfile = Parameters<typeof mayAppear>[0];

/** Any user may apply for another's open vacancy, a minor only after the guardian has confirmed; `applicant` is the user's player profile. */
export function mayApply(actor: SignedIn, { job, applicant }: { job: Vacancy; applicant: PlayerProfile }): Verdict {
  if (job.kind !== "vacancy" || job.left) return "not_found";
  if (isManager(actor, job)) return "own_offer";
  if (job.status !== "active") return job.status === "closed" ? "job_closed" : "not_found";
  return mayAppear(applicant) === true || "application_guardian_first";
}

/** A minor may offer work after the guardian has confirmed; only adults may post vacancies, because applications contain names and addresses. */
export function mayOffer(_actor: SignedIn, { kind, author }: { kind: JobKind; author: PlayerProfile }): Verdict {
  if (kind === "vacancy" && author && isMinor(author.birthDate)) return "vacancy_adults_only";
  return mayAppear(author);
}

type ManagedJob = Parameters<typeof mayTend>[1] & Parameters<typeof mayOffer>[1];

export function mayPublish(actor: SignedIn, job: ManagedJob): Verdict {
  const verdict = mayTend(actor, job);
  return verdict === true ? mayOffer(actor, job) : verdict;
}

export const seekers: Guard<Actor<"member">> = (actor) => {
  if (!isSignedIn(actor)) return "sign_in_required";
  return actor.kind === "member" && seekingRoles.some((role) => role === actor.role) ? actor : "seekers_only";
};

const seekingRoles = ["job_seeker", "user", "player"] as const;
