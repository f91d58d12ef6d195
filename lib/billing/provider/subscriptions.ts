import "server-only";
import type Stripe from "stripe";
import { z } from "zod";
import type { Plan } from "../schema";
import { idOf, stripe } from "./client";
import { planSoldAt } from "./prices";

export type HeldState = "trialing" | "active" | "past_due" | "paused" | "canceled";

export type HeldAtProvider = {
  subscriptionId: string;
  customerId: string;
  recruiterId: string | null;
  plan: Plan | null;
  productId: string | null;
  status: HeldState;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
};

/** What the provider holds today; an event is only a hint to ask this. Null for a subscription that it does not know, or to nothing. */
export async function readSubscription(id: string): Promise<HeldAtProvider | null> {
  const subscription = await stripe().subscriptions.retrieve(id).catch(ifUnknown);
  const item = subscription?.items.data[0];
  if (!subscription || !item) return null;
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    recruiterId: z.uuid().safeParse(subscription.metadata.recruiterId).data ?? null,
    plan: planSoldAt(item.price),
    productId: idOf(item.price.product),
    status: stateOf(subscription.status),
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date((subscription.ended_at ?? item.current_period_end) * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

function ifUnknown(error: unknown): null {
  if ((error as { code?: string }).code === "resource_missing") return null;
  throw error;
}

/** Ends a subscription at once; one that has ended already stays as it is. */
export async function cancelSubscription(id: string) {
  const subscription = await stripe().subscriptions.retrieve(id);
  if (subscription.status !== "canceled") await stripe().subscriptions.cancel(id);
}

const states: readonly string[] = ["trialing", "active", "past_due", "paused", "canceled"] satisfies HeldState[];
const isState = (status: string): status is HeldState => states.includes(status);

// Not paid for yet, or no longer: nothing is open.
function stateOf(status: Stripe.Subscription.Status): HeldState {
  if (isState(status)) return status;
  return status === "incomplete_expired" ? "canceled" : "paused";
}
