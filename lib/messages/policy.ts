import type { Actor, Gate, Verdict } from "@/lib/core/actor";

export type Party = Actor<"player" | "guardian" | "recruiter">;

/** Both sides, on a minor's also the guardian; which conversations are theirs, the reading asks. */
export const parties: Gate<Party> = (actor) =>
  actor.kind === "player" || actor.kind === "guardian" || actor.kind === "recruiter" ? actor : "not_found";

/** They write while the identity stays open and neither has blocked the other; who has is not told. */
export function mayWrite(_party: Party, { open, blocked }: { open: boolean; blocked: boolean }): Verdict {
  if (!open) return "conversation_closed";
  return blocked ? "conversation_blocked" : true;
}
