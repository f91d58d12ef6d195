import type { AccessLevel } from "@/lib/platform/access-level";
import { type Actor, type Guard, isSignedIn, isStaff, type SignedIn } from "@/lib/platform/command/actor";
import { isShown, type PrivacyReader, type PrivacySubject } from "../schema/privacy";

/** The relation of a recruiter to an e-sport player; `open` tells whether an introduction was accepted and not withdrawn. */
export type Towards = { recruiterVerified: boolean; planActive: boolean; open: boolean };

export function esportAccessLevelOf(actor: Actor, ownerId: string | null, relation: Towards): AccessLevel {
  if (isStaff(actor, "accounts") || actor.kind === "system") return "identity";
  if (actor.userId !== null && actor.userId === ownerId) return "identity";
  if (actor.kind !== "recruiter" || !relation.recruiterVerified) return "card";
  if (relation.open) return "identity";
  return relation.planActive ? "profile" : "card";
}

/** Whether a reader sees the videos and pictures of a player who shows them; links to other sites need the level of the name. */
export const showsMedia = (subject: PrivacySubject, reader: PrivacyReader, kind: "media" | "videoLinks") =>
  isShown("media", subject, reader) && isShown(kind, subject, reader);

export const becomesEsportPlayer: Guard<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  return isSignedIn(actor) ? "role_taken" : "sign_in_required";
};

export const owners: Guard<SignedIn> = (actor) => (isSignedIn(actor) ? actor : "sign_in_required");
