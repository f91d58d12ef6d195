import type { Actor, Verdict } from "@/lib/core/actor";

/** Everyone tends their own account and nobody else's: what is loaded is found by the actor's own id. */
export const tendsOwnAccount = (actor: Actor): Verdict => (actor.userId ? true : "sign_in_required");

/** A plan is ended first, where it was bought, so that nobody pays for an account that is gone. */
export function mayLeave(actor: Actor, account: { planRunsOn: boolean } | null): Verdict {
  if (!actor.userId) return "sign_in_required";
  return account?.planRunsOn ? "plan_runs_on" : true;
}
