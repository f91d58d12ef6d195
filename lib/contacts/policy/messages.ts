import { type Actor, type Guard, recruiters, type Verdict } from "@/lib/platform/command/actor";
import { mostPhrases, mostUnanswered } from "../schema/message-limits";

export type Party = Actor<"player" | "guardian" | "recruiter">;

/** Either side of a conversation, or a minor's guardian; the query decides which conversations they may open. */
export const parties: Guard<Party> = (actor) => (actor.kind === "recruiter" ? recruiters(actor) : listeners(actor));

/** Like `parties`, and also members who only have read access for the organization. */
export const listeners: Guard<Party> = (actor) =>
  actor.kind === "player" || actor.kind === "guardian" || actor.kind === "recruiter" ? actor : "not_found";

/** Members with read access leave the organization's messages unread. */
export const marksRead = (actor: Actor): boolean => actor.kind !== "recruiter" || actor.teamRole !== "reader";

export const inboxes: Guard<Actor<"player" | "recruiter">> = (actor) =>
  actor.kind === "player" || actor.kind === "recruiter" ? actor : "not_found";

type ThreadState = { open: boolean; blocked: boolean; unanswered: number };

/** Requires an open disclosure, no block on either side, and few enough messages before the first answer. */
export function mayWrite(_party: Party, { open, blocked, unanswered }: ThreadState): Verdict {
  if (!open) return "conversation_closed";
  if (blocked) return "conversation_blocked";
  return unanswered < mostUnanswered || "conversation_awaits_answer";
}

export const mayKeepPhrase = (_recruiter: Actor<"recruiter">, { others }: { others: number }): Verdict =>
  others < mostPhrases || "too_many_phrases";
