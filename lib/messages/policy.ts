import { type Actor, type Guard, recruiters, type Verdict } from "@/lib/platform/command/actor";
import { mostPhrases, mostUnanswered } from "./schema/limits";

export type Party = Actor<"player" | "guardian" | "recruiter">;

/** Both sides, on a minor's also the guardian; which conversations are theirs, the reading asks. */
export const parties: Guard<Party> = (actor) => (actor.kind === "recruiter" ? recruiters(actor) : listeners(actor));

/** The same with who only reads for an organisation. */
export const listeners: Guard<Party> = (actor) =>
  actor.kind === "player" || actor.kind === "guardian" || actor.kind === "recruiter" ? actor : "not_found";

/** Who only reads leaves what the organisation received unread. */
export const marksRead = (actor: Actor): boolean => actor.kind !== "recruiter" || actor.seat !== "reader";

/** Who has a list of messages of their own; a guardian reads conversations. */
export const inboxes: Guard<Actor<"player" | "recruiter">> = (actor) =>
  actor.kind === "player" || actor.kind === "recruiter" ? actor : "not_found";

type Standing = { open: boolean; blocked: boolean; unanswered: number };

/** They write while the identity stays open, neither has blocked the other (who has is not told), and few words wait for a first answer. */
export function mayWrite(_party: Party, { open, blocked, unanswered }: Standing): Verdict {
  if (!open) return "conversation_closed";
  if (blocked) return "conversation_blocked";
  return unanswered < mostUnanswered || "conversation_awaits_answer";
}

export const mayKeepPhrase = (_recruiter: Actor<"recruiter">, { others }: { others: number }): Verdict =>
  others < mostPhrases || "too_many_phrases";
