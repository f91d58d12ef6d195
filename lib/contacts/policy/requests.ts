import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { openStates, type RequestState } from "../schema/requests";

export type RequestContext = {
  recruiterVerified: boolean;
  planActive: boolean;
  creditsLeft: number;
  disclosureOpen: boolean;
  request: unknown | null;
};

export function mayRequest(actor: Actor, context: RequestContext): Verdict {
  if (actor.kind !== "recruiter") return "recruiters_only";
  if (actor.teamRole === "reader" && !context.disclosureOpen && !context.request) return "only_reads";
  if (!context.recruiterVerified) return "recruiter_not_verified";
  if (context.disclosureOpen) return "contact_already_open";
  if (context.request) return "contact_already_requested";
  if (!context.planActive) return "no_plan";
  return context.creditsLeft > 0 ? true : "no_credit_left";
}

export type Waiting = { status: RequestState; minor: boolean; due: boolean };

/** A player who comes of age while the guardian's answer is pending answers alone. */
export function mayAnswer(_player: Actor<"player">, request: Waiting): Verdict {
  if (!isOpen(request.status) || request.due) return "contact_closed";
  return request.status === "pending" || !request.minor ? true : "contact_waits_for_guardian";
}

export function mayAnswerForMinor(_guardian: Actor<"guardian">, request: Waiting): Verdict {
  if (!isOpen(request.status) || request.due) return "contact_closed";
  return request.minor ? true : "contact_player_of_age";
}

export function mayWithdraw(_recruiter: Actor<"recruiter">, request: { status: RequestState }): Verdict {
  return isOpen(request.status) ? true : "contact_closed";
}

export function mayUseDisclosure(_party: Actor, disclosure: { closedAt: Date | null }): Verdict {
  return disclosure.closedAt === null ? true : "identity_already_closed";
}

export const isOpen = (status: RequestState): boolean => openStates.some((state) => state === status);

/** The request state after these answers; a minor's request needs both answers to be accepted. */
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

export const mayNameList = (name: string, others: readonly { name: string }[]): Verdict =>
  others.every((other) => other.name.toLowerCase() !== name.toLowerCase()) || "favorite_list_taken";

/** Removing a favorite deletes its note, tags and list entries, so it needs confirmation. */
export const mayUnsave = (
  _recruiter: Actor<"recruiter">,
  { loses, sure }: { loses: boolean; sure: boolean },
): Verdict => !loses || sure || "favorite_has_words";
