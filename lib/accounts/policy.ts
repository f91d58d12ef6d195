import type { SignedIn, Verdict } from "@/lib/platform/command/actor";
import { env } from "@/lib/platform/env";

type StaffAccount = { role: string | undefined; hasFactor: boolean };

/** Staff may do nothing before they have a second factor, except in the demo. */
export const staffMustAddFactor = ({ role, hasFactor }: StaffAccount): boolean =>
  role === "admin" && !hasFactor && env.STAFF_SECOND_FACTOR === "required";

/** An owner must transfer an organization that has `others` and cancel a running plan first. */
export function mayLeave(_owner: SignedIn, { planRunsOn, others }: { planRunsOn: boolean; others: number }): Verdict {
  if (others > 0) return "hand_over_before_leaving";
  return planRunsOn ? "plan_runs_on" : true;
}
