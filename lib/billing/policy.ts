import { type Actor, type Gate, isRecruiting, organizationOwners, type Verdict } from "@/lib/platform/command/actor";
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

/** Who is something else, and will not become a recruiter. */
export const isOutsider = (actor: Actor) => !isRecruiting(actor) && !(actor.kind === "member" && actor.role === "user");

export const buyers: Gate<Actor<"recruiter">> = (actor) => {
  if (!actor.userId) return "sign_in_to_subscribe";
  if (isOutsider(actor)) return "plans_are_for_recruiters";
  return actor.kind === "recruiter" ? organizationOwners(actor) : "recruiter_profile_required";
};

export const mayManage = (_buyer: Actor<"recruiter">, { subscription }: { subscription: object | null }): Verdict =>
  subscription ? true : "no_plan";

type Holder = { paying: boolean; subscription: { status: string; cancelAtPeriodEnd: boolean } | null };

/** One plan follows another only where one is paid and goes on. */
export function mayChange(_buyer: Actor<"recruiter">, { paying, subscription }: Holder): Verdict {
  if (!paying || !subscription) return "no_plan";
  if (subscription.status === "past_due") return "payment_due";
  return subscription.cancelAtPeriodEnd ? "plan_ends" : true;
}

/** Whether a plan taken now is taken on trial: the first one. */
export const startsTrial = (buyer: { subscription: object | null; waiting: string | null }) =>
  buyer.subscription === null || buyer.waiting !== null;

/** More for more money begins now, less for less at the end of the period. */
export const isUpgrade = (from: Plan, to: Plan) => plans[to].priceCents > plans[from].priceCents;
