import type { Actor, Verdict } from "@/lib/core/actor";

export type OpenThread = { playerId: string; recruiterId: string; open: boolean };

export const isParty = (actor: Actor, thread: { playerId: string; recruiterId: string }): boolean =>
  (actor.playerId !== null && actor.playerId === thread.playerId) ||
  (actor.recruiterId !== null && actor.recruiterId === thread.recruiterId);

/** Both sides write while the identity stays open; who is not a party was refused before. */
export function mayWrite(actor: Actor, thread: OpenThread): Verdict {
  if (!isParty(actor, thread)) return "not_found";
  return thread.open ? true : "conversation_closed";
}
