import {
  type Actor,
  type Gate,
  isRecruiting,
  isSignedIn,
  recruiters,
  type SignedIn,
  type Verdict,
} from "@/lib/core/actor";
import type { JobKind } from "./schema/job";

/** Its owner alone; to everyone else the offer is none of theirs, whatever became of it on the board. */
export const mayTend = (actor: SignedIn, job: { userId: string }): Verdict =>
  actor.userId === job.userId || "not_found";

/** Recruiters keep offers in a wishlist that the support works through. */
export const wishers: Gate<Actor<"recruiter">> = (actor) => {
  if (actor.kind === "recruiter") return recruiters(actor);
  if (!actor.userId) return "sign_in_required";
  return isRecruiting(actor) ? "recruiter_profile_required" : "wishlist_recruiters_only";
};

type Vacancy = { userId: string; kind: JobKind; status: string; user: { disabledAt: Date | null } };
type Applicant = { minor: boolean; guardian: string | null } | null;

/** Anybody signed in answers an open vacancy of somebody else; a minor once the guardian has confirmed. `applicant` is the player the account has. */
export function mayApply(actor: SignedIn, { job, applicant }: { job: Vacancy; applicant: Applicant }): Verdict {
  if (job.kind !== "vacancy" || job.user.disabledAt) return "not_found";
  if (actor.userId === job.userId) return "own_offer";
  if (job.status !== "active") return job.status === "closed" ? "job_closed" : "not_found";
  return !applicant?.minor || applicant.guardian === "confirmed" || "application_guardian_first";
}

/** Who may say that they work in sport: whoever has an account and no other profile, nor one to come of another kind. */
export const seekers: Gate<Actor<"member">> = (actor) => {
  if (!isSignedIn(actor)) return "sign_in_required";
  return actor.kind === "member" && seekingRoles.some((role) => role === actor.role) ? actor : "seekers_only";
};

const seekingRoles = ["job_seeker", "user", "player"] as const;
