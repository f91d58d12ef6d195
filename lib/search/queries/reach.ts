import "server-only";
import { cache } from "react";
import { type HeldPlan, ownPlan, plansOf } from "@/lib/billing/queries/plans";
import type { Actor } from "@/lib/platform/command/actor";
import { seesEveryPlayer } from "@/lib/players/policy/players";
import type { Reach } from "../policy";

/** Returns the actor's access level: profiles for verified organizations with an active plan and for account staff; cached per request. */
export const reachOf = cache(async (actor: Actor): Promise<Reach> => {
  if (seesEveryPlayer(actor)) return "profile";
  return reachOfPlan(await ownPlan(actor));
});

const reachOfPlan = (plan: HeldPlan | null | undefined): Reach => (plan?.verified && plan.active ? "profile" : "card");

/** Does the same for background jobs: plans are read in batches and cached by the returned function. */
export function reachOnce(): (recruiterIds: readonly string[]) => Promise<(recruiterId: string) => Reach> {
  const plans = new Map<string, HeldPlan>();
  return async (recruiterIds) => {
    const unknownIds = [...new Set(recruiterIds)].filter((id) => !plans.has(id));
    if (unknownIds.length > 0) for (const [id, plan] of await plansOf(unknownIds)) plans.set(id, plan);
    return (id) => reachOfPlan(plans.get(id));
  };
}
export type ReachOnce = ReturnType<typeof reachOnce>;
