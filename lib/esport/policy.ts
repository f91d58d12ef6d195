import { type Actor, type Guard, isSignedIn, isStaff, type SignedIn } from "@/lib/platform/command/actor";
import type { Depth } from "@/lib/players/policy";

/** What a recruiter's standing says about one e-sport player; `open` means a yes that nobody has taken back. */
export type Towards = { recruiterVerified: boolean; planActive: boolean; open: boolean };

/** How much of an e-sport player this actor may see; it chooses the select. As of players, an open identity outlives the plan. */
export function depthOf(actor: Actor, ownerId: string | null, towards: Towards): Depth {
  if (isStaff(actor, "accounts") || actor.kind === "system") return "identity";
  if (actor.userId !== null && actor.userId === ownerId) return "identity";
  if (actor.kind !== "recruiter" || !towards.recruiterVerified) return "card";
  if (towards.open) return "identity";
  return towards.planActive ? "profile" : "card";
}

/** One profile a person, and none beside that of a player or a recruiter. */
export const becomesEsportPlayer: Guard<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  return isSignedIn(actor) ? "role_taken" : "sign_in_required";
};

/** Whoever is signed in; whose profile it is, the act asks itself. */
export const owners: Guard<SignedIn> = (actor) => (isSignedIn(actor) ? actor : "sign_in_required");
