import "server-only";
import { cache } from "react";
import { type HeldPlan, ownPlan, plansOf } from "@/lib/billing/queries/plans";
import type { Actor } from "@/lib/platform/command/actor";
import { seesEveryPlayer } from "@/lib/players/policy";
import type { Reach } from "../policy";

/** How deep this actor may ask: into profiles once verified and with a plan, or who looks after accounts. Asked once a request. */
export const reachOf = cache(async (actor: Actor): Promise<Reach> => {
  if (seesEveryPlayer(actor)) return "profile";
  return reachIn(await ownPlan(actor));
});

const reachIn = (plan: HeldPlan | null | undefined): Reach => (plan?.verified && plan.active ? "profile" : "card");

/** The same for work that holds many searches of the same organizations and is no request: each is asked once, all that are new together. */
export function reachOnce(): (recruiterIds: readonly string[]) => Promise<(recruiterId: string) => Reach> {
  const plans = new Map<string, HeldPlan>();
  return async (recruiterIds) => {
    const fresh = [...new Set(recruiterIds)].filter((id) => !plans.has(id));
    if (fresh.length > 0) for (const [id, plan] of await plansOf(fresh)) plans.set(id, plan);
    return (id) => reachIn(plans.get(id));
  };
}
export type ReachOnce = ReturnType<typeof reachOnce>;
