import type { Actor, Verdict } from "@/lib/core/actor";

/** An account holds one profile: a player or a recruiter. Administrators hold none. */
export function mayJoin(actor: Actor): Verdict {
  if (!actor.userId) return "sign_in_required";
  if (actor.playerId || actor.role === "admin") return "other_profile_exists";
  return actor.recruiterId ? "recruiter_exists" : true;
}

/** Signing up makes an account, so nobody signed in may. */
export const maySignUp = (actor: Actor): Verdict => (actor.userId ? "already_signed_in" : true);

export const mayChange = (actor: Actor): Verdict => (actor.recruiterId ? true : "recruiters_only");

type Checked = { organizationName: string; organizationType: string; country: string };

/** True when what was verified no longer holds. */
export const wasRenamed = (before: Checked, after: Checked): boolean =>
  before.organizationName !== after.organizationName ||
  before.organizationType !== after.organizationType ||
  before.country !== after.country;
