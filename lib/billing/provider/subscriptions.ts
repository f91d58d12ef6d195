import "server-only";
import type Stripe from "stripe";
import { isUuid } from "@/lib/platform/command/input";
import type { Plan } from "../schema";
import { idempotent, idOf, ifUnknown, stripe } from "./client";
import { planSoldAt, priceOf } from "./prices";

export type SubscriptionState = "trialing" | "active" | "past_due" | "paused" | "canceled";

export type ProviderSubscription = {
  subscriptionId: string;
  customerId: string;
  recruiterId: string | null;
  plan: Plan | null;
  nextPlan: Plan | null;
  productId: string | null;
  status: SubscriptionState;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  chargesPaused: boolean;
};

export async function readSubscription(id: string): Promise<ProviderSubscription | null> {
  const options = { expand: ["schedule.phases.items.price"] };
  const subscription = await stripe().subscriptions.retrieve(id, options).catch(ifUnknown);
  const item = subscription?.items.data[0];
  if (!subscription || !item) return null;
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    recruiterId: isUuid(subscription.metadata.recruiterId) ? subscription.metadata.recruiterId : null,
    plan: planSoldAt(item.price),
    nextPlan: scheduledPlan(subscription.schedule, item.current_period_end),
    productId: idOf(item.price.product),
    status: stateOf(subscription.status),
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date((subscription.ended_at ?? item.current_period_end) * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    chargesPaused: Boolean(subscription.pause_collection),
  };
}

export async function requireSubscription(id: string): Promise<ProviderSubscription> {
  const subscription = await readSubscription(id);
  if (!subscription) throw new Error(`the provider knows no subscription ${id}`);
  return subscription;
}

/** Starts a trial without a card; idempotent for a day. */
export async function beginTrial(holder: { customerId: string; recruiterId: string }, plan: Plan, trialDays: number) {
  const subscription = await stripe().subscriptions.create(
    {
      customer: holder.customerId,
      items: [{ price: await priceOf(plan) }],
      trial_period_days: trialDays,
      trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
      metadata: { recruiterId: holder.recruiterId, plan },
    },
    idempotent(`trial-${holder.recruiterId}-${plan}`),
  );
  return subscription.id;
}

export async function extendTrial(id: string, until: Date) {
  await stripe().subscriptions.update(id, {
    trial_end: Math.floor(until.getTime() / 1000),
    proration_behavior: "none",
  });
}

/** Paused periods are never charged. */
export async function pauseCharges(id: string, paused: boolean) {
  await stripe().subscriptions.update(id, { pause_collection: paused ? { behavior: "void" } : "" });
}

export async function cancelSubscription(id: string) {
  const subscription = await stripe().subscriptions.retrieve(id);
  if (subscription.status !== "canceled") await stripe().subscriptions.cancel(id);
}

function scheduledPlan(schedule: Stripe.Subscription["schedule"], periodEnd: number): Plan | null {
  if (!schedule || typeof schedule === "string") return null;
  const price = schedule.phases.find(({ start_date }) => start_date >= periodEnd)?.items[0]?.price;
  return price && typeof price !== "string" && !("deleted" in price) ? planSoldAt(price) : null;
}

const states: readonly string[] = [
  "trialing",
  "active",
  "past_due",
  "paused",
  "canceled",
] satisfies SubscriptionState[];
const isState = (status: string): status is SubscriptionState => states.includes(status);

function stateOf(status: Stripe.Subscription.Status): SubscriptionState {
  if (isState(status)) return status;
  return status === "incomplete_expired" ? "canceled" : "paused";
}
