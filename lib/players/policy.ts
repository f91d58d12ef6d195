import type { Actor, Verdict } from "@/lib/core/actor";
import { ageOn } from "@/lib/core/clock";
import { ADULT_AGE } from "./schema/ages";

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

/** One profile a person, and none beside a recruiter's. */
export function mayBecomePlayer(actor: Actor, account: { hasProfile: boolean }): Verdict {
  if (!actor.userId) return "sign_in_required";
  if (account.hasProfile) return "player_exists";
  return actor.recruiterId || actor.role === "admin" ? "players_only" : true;
}

type Edited = { id: string; birthDate: Date; guardian: Guardian | null };

/** One's own profile, and the child's from the page of a guardian who has said yes. */
export function mayEditPlayer(actor: Actor, player: Edited): Verdict {
  if (actor.guardianOf !== player.id) return mayAnswerAsPlayer(actor, player);
  if (!isMinor(player.birthDate)) return "guardian_not_needed";
  return player.guardian?.status === "confirmed" || "guardian_yes_first";
}

/** Nobody says a player's own yes for them, no guardian either. */
export function mayAnswerAsPlayer(actor: Actor, player: { id: string }): Verdict {
  return (actor.playerId !== null && actor.playerId === player.id) || "players_only";
}

/** A date of birth decides who answers for a player, so it may be corrected but not moved across that line. */
export function mayChangeBirthDate(from: Date, to: Date): Verdict {
  return isMinor(from) === isMinor(to) || "birth_date_locked";
}

type Guardian = { status: "invited" | "confirmed" | "declined" };

/** Until a guardian has answered, the address may be corrected; after that only the guardian changes anything. */
export function mayNameGuardian(guardian: Guardian | null): Verdict {
  return guardian === null || guardian.status === "invited" || "guardian_has_answered";
}

export function mayRemindGuardian(actor: Actor, player: Edited): Verdict {
  const mine = mayAnswerAsPlayer(actor, player);
  if (mine !== true) return mine;
  return player.guardian ? mayNameGuardian(player.guardian) : "not_found";
}

/** A parent's account is for the children alone. */
export function mayRegisterChild(actor: Actor): Verdict {
  if (!actor.userId) return "sign_in_required";
  return (!actor.playerId && !actor.recruiterId && actor.role !== "admin") || "guardians_only";
}

type Child = { playerId: string; minor: boolean; status: Guardian["status"] };

/** A guardian speaks for their child until it comes of age. The first yes needs the mailed link: it proves the address. */
export function mayAnswerAsGuardian(actor: Actor, { playerId, minor, status }: Child): Verdict {
  if (actor.guardianOf !== playerId) return "guardian_link_invalid";
  if (!minor) return "guardian_not_needed";
  return actor.guardianBy === "mail" || status !== "invited" || "guardian_mail_first";
}

/** A guardian may have us ask the child again, as long as its own yes is missing. */
export function mayAskPlayer(actor: Actor, child: Pick<Child, "playerId" | "minor"> & { agrees: boolean }): Verdict {
  if (actor.guardianOf !== child.playerId) return "guardian_link_invalid";
  if (!child.minor) return "guardian_not_needed";
  return !child.agrees || "player_has_agreed";
}

/** Only the mailed link gives a child to an account. */
export function mayKeepWithAccount(actor: Actor, { playerId }: Child): Verdict {
  if (actor.guardianOf !== playerId || actor.guardianBy !== "mail") return "guardian_link_invalid";
  return actor.userId !== null || "sign_in_required";
}

/** Nobody is offered an agent before they are of age. */
export const mayHaveAgent = (age: number): Verdict => age >= ADULT_AGE || "minor_no_agent";
