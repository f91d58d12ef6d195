import type { Actor, Verdict } from "@/lib/core/actor";
import { ageOn } from "@/lib/core/clock";

export const ADULT_AGE = 18;
/** Under this age the guardian's yes covers the account itself. */
export const ACCOUNT_AGE = 15;

export type Depth = "card" | "profile" | "identity";

/** What a recruiter's standing says about one player; `disclosureOpen` means an accepted request nobody has closed. */
export type Standing = { recruiterVerified: boolean; planActive: boolean; disclosureOpen: boolean };

export const noStanding: Standing = { recruiterVerified: false, planActive: false, disclosureOpen: false };

/** How much of a player this actor may see; it chooses the select. An accepted identity outlives the plan, not the verification. */
export function depthOf(actor: Actor, playerId: string, standing: Standing = noStanding): Depth {
  if (actor.role === "admin" || actor.role === "system") return "identity";
  if (actor.playerId === playerId || actor.guardianOf === playerId) return "identity";
  if (!actor.recruiterId || !standing.recruiterVerified) return "card";
  if (standing.disclosureOpen) return "identity";
  return standing.planActive ? "profile" : "card";
}

export const isMinor = (birthDate: Date) => ageOn(birthDate) < ADULT_AGE;

export const mayPublishName = (age: number): Verdict => age >= ADULT_AGE || "minor_name_private";

/** One profile a person, and only for people who did not sign up to recruit. */
export function mayBecomePlayer(actor: Actor): Verdict {
  if (!actor.userId) return "sign_in_required";
  if (actor.playerId) return "player_exists";
  return actor.role === "user" || actor.role === "player" || "players_only";
}

export function mayEditPlayer(actor: Actor, player: { id: string }): Verdict {
  return (actor.playerId !== null && actor.playerId === player.id) || "players_only";
}

/** A date of birth decides who answers for a player, so it may be corrected but not moved across that line. */
export function mayChangeBirthDate(from: Date, to: Date): Verdict {
  return isMinor(from) === isMinor(to) || "birth_date_locked";
}

type Answer = "invited" | "confirmed" | "declined";

/** Until a guardian has answered, the address may be corrected; after that only the guardian changes anything. */
export function mayNameGuardian(status: Answer | null): Verdict {
  return status === null || status === "invited" || "guardian_has_answered";
}
