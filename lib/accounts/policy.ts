import type { SignedIn, Verdict } from "@/lib/platform/command/actor";

/** An organization that has `others` is handed over to one of them first; and a plan is ended, where it was bought, so that nobody pays for an account that is gone. */
export function mayLeave(_owner: SignedIn, { planRunsOn, others }: { planRunsOn: boolean; others: number }): Verdict {
  if (others > 0) return "hand_over_before_leaving";
  return planRunsOn ? "plan_runs_on" : true;
}
