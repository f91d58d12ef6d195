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
import { isMinor, mayAppear } from "@/lib/players/policy";
import type { JobKind } from "./schema/job";

/** Whoever has an account; of an organisation, whoever acts for it. */
export const tenders: Guard<SignedIn> = (actor) => (actor.kind === "recruiter" ? recruiters(actor) : signedIn(actor));

/** Of an organisation's vacancy whoever acts for it, of any other offer its owner alone; to everyone else it is none of theirs, whatever became of it on the board. */
export const mayTend = (actor: SignedIn, job: { userId: string; recruiterId: string | null }): Verdict =>
  isOwn(actor, job) || "not_found";

const isOwn = (actor: SignedIn, { userId, recruiterId }: { userId: string; recruiterId: string | null }): boolean =>
  recruiterId ? actor.recruiterId === recruiterId : actor.userId === userId;

/** Its sender alone. */
export const mayWithdraw = (actor: SignedIn, application: { userId: string }): Verdict =>
  actor.userId === application.userId || "not_found";

/** Recruiters keep offers in a wishlist that the support works through. */
export const wishers: Guard<Actor<"recruiter">> = (actor) => {
  if (actor.kind === "recruiter") return recruiters(actor);
  if (!actor.userId) return "sign_in_required";
  return isRecruiting(actor) ? "recruiter_profile_required" : "wishlist_recruiters_only";
};

type Vacancy = { userId: string; recruiterId: string | null; kind: JobKind; status: string; left: boolean };
type Person = Parameters<typeof mayAppear>[0];

/** Anybody signed in answers an open vacancy of somebody else; a minor once the guardian has confirmed. `applicant` is the player the account has. */
export function mayApply(actor: SignedIn, { job, applicant }: { job: Vacancy; applicant: Person }): Verdict {
  if (job.kind !== "vacancy" || job.left) return "not_found";
  if (isOwn(actor, job)) return "own_offer";
  if (job.status !== "active") return job.status === "closed" ? "job_closed" : "not_found";
  return mayAppear(applicant) === true || "application_guardian_first";
}

/** A minor offers work once the guardian has confirmed; only adults look for staff, whose applications bear names and addresses. */
export function mayOffer(_actor: SignedIn, { kind, author }: { kind: JobKind; author: Person }): Verdict {
  if (kind === "vacancy" && author && isMinor(author.birthDate)) return "vacancy_adults_only";
  return mayAppear(author);
}

type Tended = Parameters<typeof mayTend>[1] & Parameters<typeof mayOffer>[1];

/** What stands is said anew, or put on top again, by who tends it and may post it. */
export function mayPublish(actor: SignedIn, job: Tended): Verdict {
  const tends = mayTend(actor, job);
  return tends === true ? mayOffer(actor, job) : tends;
}

/** Who may say that they work in sport: whoever has an account and no other profile, nor one to come of another kind. */
export const seekers: Guard<Actor<"member">> = (actor) => {
  if (!isSignedIn(actor)) return "sign_in_required";
  return actor.kind === "member" && seekingRoles.some((role) => role === actor.role) ? actor : "seekers_only";
};

const seekingRoles = ["job_seeker", "user", "player"] as const;
