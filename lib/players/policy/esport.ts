import { type Actor, type Guard, isSignedIn, isStaff, type SignedIn } from "@/lib/platform/command/actor";
import type { Depth } from "./players";

/** The relation of a recruiter to an e-sport player; `open` tells whether an introduction was accepted and not withdrawn. */
export type Towards = { recruiterVerified: boolean; planActive: boolean; open: boolean };

export function depthOf(actor: Actor, ownerId: string | null, relation: Towards): Depth {
  if (isStaff(actor, "accounts") || actor.kind === "system") return "identity";
  if (actor.userId !== null && actor.userId === ownerId) return "identity";
  if (actor.kind !== "recruiter" || !relation.recruiterVerified) return "card";
  if (relation.open) return "identity";
  return relation.planActive ? "profile" : "card";
}

export const becomesEsportPlayer: Guard<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  return isSignedIn(actor) ? "role_taken" : "sign_in_required";
};

export const owners: Guard<SignedIn> = (actor) => (isSignedIn(actor) ? actor : "sign_in_required");
