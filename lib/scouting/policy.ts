import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { openStates, type RequestState } from "./schema";

export type AskedPlayer = {
  recruiterVerified: boolean;
  planActive: boolean;
  creditsLeft: number;
  disclosureOpen: boolean;
  request: unknown | null;
};

/** Whether this recruiter may ask a player they may know of. */
export function mayRequest(actor: Actor, towards: AskedPlayer): Verdict {
  if (actor.kind !== "recruiter") return "recruiters_only";
  if (!towards.recruiterVerified) return "recruiter_not_verified";
  if (towards.disclosureOpen) return "contact_already_open";
  if (towards.request) return "contact_already_asked";
  if (!towards.planActive) return "no_plan";
  return towards.creditsLeft > 0 ? true : "no_credit_left";
}

export type Waiting = { status: RequestState; minor: boolean; due: boolean };

/** The player's own answer. One who came of age while the guardian was awaited answers alone. */
export function mayAnswer(_player: Actor<"player">, request: Waiting): Verdict {
  if (!isOpen(request.status) || request.due) return "contact_closed";
  return request.status === "pending" || !request.minor ? true : "contact_waits_for_guardian";
}

/** The guardian answers before or after the player, as long as the request is open and the player a minor. */
export function mayAnswerForMinor(_guardian: Actor<"guardian">, request: Waiting): Verdict {
  if (!isOpen(request.status) || request.due) return "contact_closed";
  return request.minor ? true : "contact_player_of_age";
}

export function mayWithdraw(_recruiter: Actor<"recruiter">, request: { status: RequestState }): Verdict {
  return isOpen(request.status) ? true : "contact_closed";
}

/** Reading an open identity, or closing it: once closed, neither. */
export function mayUseDisclosure(_party: Actor, disclosure: { closedAt: Date | null }): Verdict {
  return disclosure.closedAt === null ? true : "identity_already_closed";
}

export const isOpen = (status: RequestState): boolean => openStates.some((open) => open === status);

/** Where a request stands after these answers: a minor's opens only on both. */
export function stateAfter(answers: {
  playerAnswer: boolean | null;
  guardianAnswer: boolean | null;
  minor: boolean;
}): "pending" | "awaiting_guardian" | "accepted" | "refused" {
  const { playerAnswer, guardianAnswer, minor } = answers;
  if (playerAnswer === false || (minor && guardianAnswer === false)) return "refused";
  if (playerAnswer === null) return "pending";
  return minor && guardianAnswer === null ? "awaiting_guardian" : "accepted";
}

/** Two lists of one organisation are told apart by more than their capitals. */
export const mayNameList = (name: string, others: readonly { name: string }[]): Verdict =>
  others.every((other) => other.name.toLowerCase() !== name.toLowerCase()) || "favorite_list_taken";

/** What was written about a favourite goes with it, so one press alone does not let them go. */
export const mayUnsave = (
  _recruiter: Actor<"recruiter">,
  { loses, sure }: { loses: boolean; sure: boolean },
): Verdict => !loses || sure || "favorite_has_words";
