import type { SignedIn, Verdict } from "@/lib/platform/command/actor";

/** An owner must transfer an organization that has `others` and cancel a running plan first. */
export function mayLeave(_owner: SignedIn, { planRunsOn, others }: { planRunsOn: boolean; others: number }): Verdict {
  if (others > 0) return "hand_over_before_leaving";
  return planRunsOn ? "plan_runs_on" : true;
}
