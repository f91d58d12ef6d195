import { type Actor, type Gate, isRecruiting, type SignedIn, type Verdict } from "@/lib/core/actor";

/** Its owner alone; to everyone else the offer is none of theirs, whatever became of it on the board. */
export const mayTend = (actor: SignedIn, job: { userId: string }): Verdict =>
  actor.userId === job.userId || "not_found";

/** Recruiters keep offers in a wishlist that the support works through. */
export const wishers: Gate<Actor<"recruiter">> = (actor) => {
  if (actor.kind === "recruiter") return actor;
  if (!actor.userId) return "sign_in_required";
  return isRecruiting(actor) ? "recruiter_profile_required" : "wishlist_recruiters_only";
};
