import "server-only";
import { cache } from "react";
import { ownPlan } from "@/lib/billing/queries/plans";
import type { Actor } from "@/lib/core/actor";
import { seesEveryPlayer } from "@/lib/players/policy";
import type { Reach } from "../policy";

/** How deep this actor may ask: into profiles once verified and with a plan, or who looks after accounts. Asked once a request. */
export const reachOf = cache(async (actor: Actor): Promise<Reach> => {
  if (seesEveryPlayer(actor)) return "profile";
  const plan = await ownPlan(actor);
  return plan?.verified && plan.active ? "profile" : "card";
});

/** The same for work that holds many searches of the same organizations and is no request: each is asked once. */
export function reachOnce(): (actor: Actor<"recruiter">) => Promise<Reach> {
  const reaches = new Map<string, Promise<Reach>>();
  return (actor) => {
    const reach = reaches.get(actor.recruiterId) ?? reachOf(actor);
    reaches.set(actor.recruiterId, reach);
    return reach;
  };
}
