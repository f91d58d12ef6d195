import "server-only";
import { cache } from "react";
import { type HeldPlan, ownPlan, plansOf } from "@/lib/billing/queries/plans";
import type { Actor } from "@/lib/platform/command/actor";
import { seesEveryPlayer } from "@/lib/players/policy/players";
import type { SearchAccessLevel } from "../policy";

/** Returns the actor's access level: profiles for verified organizations with an active plan and for account staff; cached per request. */
export const searchAccessLevel = cache(async (actor: Actor): Promise<SearchAccessLevel> => {
  if (seesEveryPlayer(actor)) return "profile";
  return accessLevelOfPlan(await ownPlan(actor));
});

const accessLevelOfPlan = (plan: HeldPlan | null | undefined): SearchAccessLevel =>
  plan?.verified && plan.active ? "profile" : "card";

/** Does the same for background jobs: plans are read in batches and cached by the returned function. */
export function accessLevelLoader(): (
  recruiterIds: readonly string[],
) => Promise<(recruiterId: string) => SearchAccessLevel> {
  const plans = new Map<string, HeldPlan>();
  return async (recruiterIds) => {
    const unknownIds = [...new Set(recruiterIds)].filter((id) => !plans.has(id));
    if (unknownIds.length > 0) for (const [id, plan] of await plansOf(unknownIds)) plans.set(id, plan);
    return (id) => accessLevelOfPlan(plans.get(id));
  };
}
export type AccessLevelLoader = ReturnType<typeof accessLevelLoader>;
