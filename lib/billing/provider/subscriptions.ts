import "server-only";
import type Stripe from "stripe";
import { isUuid } from "@/lib/platform/command/input";
import type { Plan } from "../schema";
import { idOf, ifUnknown, once, stripe } from "./client";
import { planSoldAt, priceOf } from "./prices";

export type HeldState = "trialing" | "active" | "past_due" | "paused" | "canceled";

export type HeldAtProvider = {
  subscriptionId: string;
  customerId: string;
  recruiterId: string | null;
  plan: Plan | null;
  nextPlan: Plan | null;
  productId: string | null;
  status: HeldState;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  chargesPaused: boolean;
};

/** What the provider holds today; an event is only a hint to ask this. Null for a subscription that it does not know, or to nothing. */
export async function readSubscription(id: string): Promise<HeldAtProvider | null> {
  const whole = { expand: ["schedule.phases.items.price"] };
  const subscription = await stripe().subscriptions.retrieve(id, whole).catch(ifUnknown);
  const item = subscription?.items.data[0];
  if (!subscription || !item) return null;
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    recruiterId: isUuid(subscription.metadata.recruiterId) ? subscription.metadata.recruiterId : null,
    plan: planSoldAt(item.price),
    nextPlan: planAfter(subscription.schedule, item.current_period_end),
    productId: idOf(item.price.product),
    status: stateOf(subscription.status),
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date((subscription.ended_at ?? item.current_period_end) * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    chargesPaused: Boolean(subscription.pause_collection),
  };
}

/** The same of one that must be there. */
export async function readKnown(id: string): Promise<HeldAtProvider> {
  const held = await readSubscription(id);
  if (!held) throw new Error(`the provider knows no subscription ${id}`);
  return held;
}

/** Begins a trial that needs no card and stops by itself; asked for twice on one day, it begins once. */
export async function beginTrial(holder: { customerId: string; recruiterId: string }, plan: Plan, trialDays: number) {
  const subscription = await stripe().subscriptions.create(
    {
      customer: holder.customerId,
      items: [{ price: await priceOf(plan) }],
      trial_period_days: trialDays,
      trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
      metadata: { recruiterId: holder.recruiterId, plan },
    },
    once(`trial-${holder.recruiterId}-${plan}`),
  );
  return subscription.id;
}

/** Gives a running trial another end. */
export async function extendTrial(id: string, until: Date) {
  await stripe().subscriptions.update(id, {
    trial_end: Math.floor(until.getTime() / 1000),
    proration_behavior: "none",
  });
}

/** While paused its periods go on and what they would cost is charged neither then nor later. */
export async function pauseCharges(id: string, paused: boolean) {
  await stripe().subscriptions.update(id, { pause_collection: paused ? { behavior: "void" } : "" });
}

/** Ends a subscription at once; one that has ended already stays as it is. */
export async function cancelSubscription(id: string) {
  const subscription = await stripe().subscriptions.retrieve(id);
  if (subscription.status !== "canceled") await stripe().subscriptions.cancel(id);
}

function planAfter(schedule: Stripe.Subscription["schedule"], periodEnd: number): Plan | null {
  if (!schedule || typeof schedule === "string") return null;
  const price = schedule.phases.find(({ start_date }) => start_date >= periodEnd)?.items[0]?.price;
  return price && typeof price !== "string" && !("deleted" in price) ? planSoldAt(price) : null;
}

const states: readonly string[] = ["trialing", "active", "past_due", "paused", "canceled"] satisfies HeldState[];
const isState = (status: string): status is HeldState => states.includes(status);

// Not paid for yet, or no longer: nothing is open.
function stateOf(status: Stripe.Subscription.Status): HeldState {
  if (isState(status)) return status;
  return status === "incomplete_expired" ? "canceled" : "paused";
}
