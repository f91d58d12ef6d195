import type { Actor, Verdict } from "@/lib/core/actor";
import { type Plan, plans, trialProfiles } from "./schema";

export type HeldSubscription = { plan: string; status: string; periodEnd: Date };

/** Paid or on trial, and not past its end (a payment being retried keeps it open). */
export const isActive = (held: HeldSubscription | null, at: Date): boolean =>
  held !== null && ["trialing", "active", "past_due"].includes(held.status) && held.periodEnd > at;

/** How many players may open their name in the current period. */
export function quotaOf(held: HeldSubscription | null, at: Date): number {
  if (!held || !isActive(held, at)) return 0;
  return held.status === "trialing" ? trialProfiles : (plans[held.plan as Plan]?.profiles ?? 0);
}

export function mayBuy(actor: Actor): Verdict {
  if (!actor.userId) return "sign_in_to_subscribe";
  return actor.recruiterId ? true : "recruiter_profile_required";
}

export function mayManage(actor: Actor, customer: { customerId: string } | null): Verdict {
  const may = mayBuy(actor);
  if (may !== true) return may;
  return customer ? true : "no_plan";
}
