import type { Actor, Verdict } from "@/lib/core/actor";

/** Anybody signed in. */
export const mayPost = (actor: Actor): Verdict => (actor.userId ? true : "sign_in_required");

/** Its owner and administrators; to everyone else the offer is none of theirs. */
export const mayClose = (actor: Actor, job: { userId: string } | null): Verdict =>
  job !== null && (actor.role === "admin" || (actor.userId !== null && actor.userId === job.userId))
    ? true
    : "not_found";

/** Its owner alone, whatever became of it on the board. */
export const mayTend = (actor: Actor, job: { userId: string } | null): Verdict =>
  (job !== null && actor.userId !== null && actor.userId === job.userId) || "not_found";

/** Recruiters keep offers in a wishlist that an administrator works through. */
export function mayWish(actor: Actor): Verdict {
  if (!actor.userId) return "sign_in_required";
  if (actor.role !== "recruiter") return "wishlist_recruiters_only";
  return actor.recruiterId ? true : "recruiter_profile_required";
}

export const mayHandle = (actor: Actor): Verdict => (actor.role === "admin" ? true : "admins_only");
