import type { Actor, Verdict } from "@/lib/platform/command/actor";
import type { Search } from "@/lib/search/schema/search";
import { mostNeeds } from "../schema/need";

/** A need must name a sport, because scores depend on it, and must differ from the other open needs. */
export function mayWriteNeed(
  _recruiter: Actor<"recruiter">,
  { criteria, open, same }: { criteria: Search; open: number; same: number },
): Verdict {
  if (!criteria.sport) return "need_without_sport";
  if (same > 0) return "need_written_already";
  return open < mostNeeds || "too_many_needs";
}

export const mayDecline = (_actor: Actor, { status }: { status: string }): Verdict =>
  status === "pending" || "match_under_way";

export function mayDeclineForPlayer(
  actor: Actor<"player" | "guardian">,
  match: { status: string; minor: boolean },
): Verdict {
  if (actor.kind === "player" && match.minor) return "guardian_decides_match";
  if (actor.kind === "guardian" && !match.minor) return "guardian_not_needed";
  return mayDecline(actor, match);
}
