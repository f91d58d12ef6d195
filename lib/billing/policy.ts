import { type Actor, type Guard, isRecruiting, organizationOwners, type Verdict } from "@/lib/platform/command/actor";
import { type Plan, plans, trialProfiles } from "./schema";

export type HeldSubscription = { plan: string; status: string; periodEnd: Date };

/** `past_due` counts until the period ends, while the payment is retried. */
export const isActive = (subscription: HeldSubscription | null, date: Date): boolean =>
  subscription !== null &&
  ["trialing", "active", "past_due"].includes(subscription.status) &&
  subscription.periodEnd > date;

export function quotaOf(subscription: HeldSubscription | null, date: Date): number {
  if (!subscription || !isActive(subscription, date)) return 0;
  return subscription.status === "trialing" ? trialProfiles : (plans[subscription.plan as Plan]?.profiles ?? 0);
}

export const isOutsider = (actor: Actor) => !isRecruiting(actor) && !(actor.kind === "member" && actor.role === "user");

export const buyers: Guard<Actor<"recruiter">> = (actor) => {
  if (!actor.userId) return "sign_in_to_subscribe";
  if (isOutsider(actor)) return "plans_are_for_recruiters";
  return actor.kind === "recruiter" ? organizationOwners(actor) : "recruiter_profile_required";
};

export const mayManage = (_buyer: Actor<"recruiter">, { subscription }: { subscription: object | null }): Verdict =>
  subscription ? true : "no_plan";

export function mayPayCommission(
  _actor: Actor<"recruiter" | "staff">,
  { commission }: { commission: { exemption: string | null; paidAt: Date | null } },
): Verdict {
  if (commission.exemption) return "commission_not_owed";
  return commission.paidAt ? "commission_paid" : true;
}

type Holder = { paying: boolean; subscription: { status: string; cancelAtPeriodEnd: boolean } | null };

export function mayChange(_buyer: Actor<"recruiter">, { paying, subscription }: Holder): Verdict {
  if (!paying || !subscription) return "no_plan";
  if (subscription.status === "past_due") return "payment_due";
  return subscription.cancelAtPeriodEnd ? "plan_ends" : true;
}

export const startsTrial = (buyer: { subscription: object | null; waiting: string | null }) =>
  buyer.subscription === null || buyer.waiting !== null;

export const isUpgrade = (from: Plan, to: Plan) => plans[to].priceCents > plans[from].priceCents;
