import type { SignedIn, Verdict } from "@/lib/core/actor";

/** A plan is ended first, where it was bought, so that nobody pays for an account that is gone. */
export const mayLeave = (_owner: SignedIn, account: { planRunsOn: boolean }): Verdict =>
  account.planRunsOn ? "plan_runs_on" : true;
