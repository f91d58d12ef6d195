import type { Actor, Verdict } from "@/lib/platform/command/actor";
import type { Search } from "@/lib/search/schema/search";
import { mostNeeds } from "../schema/need";

/** Another open need; the same one is written once. A score is made of what a sport asks, so a need names one. */
export function mayWriteNeed(
  _recruiter: Actor<"recruiter">,
  { criteria, open, same }: { criteria: Search; open: number; same: number },
): Verdict {
  if (!criteria.sport) return "need_without_sport";
  if (same > 0) return "need_written_already";
  return open < mostNeeds || "too_many_needs";
}

/** Of what is worked on both sides speak to each other. */
export const mayDecline = (_either: Actor, { status }: { status: string }): Verdict =>
  status === "pending" || "match_under_way";

/** Of a minor the guardian decides. */
export function mayDeclineForPlayer(
  actor: Actor<"player" | "guardian">,
  match: { status: string; minor: boolean },
): Verdict {
  if (actor.kind === "player" && match.minor) return "guardian_decides_match";
  if (actor.kind === "guardian" && !match.minor) return "guardian_not_needed";
  return mayDecline(actor, match);
}
