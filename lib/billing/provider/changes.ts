import "server-only";
import Stripe from "stripe";
import type { Plan } from "../schema";
import { idempotent, idOf, stripe } from "./client";
import { priceOf } from "./prices";

export type Proration = { amountCents: number; prorationAt: number };

export class CardDeclined extends Error {}

/** The prorated price of a change at `prorationAt` (seconds), in cents, without changing anything. */
export async function previewChange(subscriptionId: string, plan: Plan, prorationAt: number): Promise<Proration> {
  const invoice = await stripe().invoices.createPreview({
    subscription: subscriptionId,
    subscription_details: { ...(await changedItems(subscriptionId, plan)), proration_date: prorationAt },
  });
  return { amountCents: invoice.amount_due, prorationAt };
}

type Upgrade = { plan: Plan; prorationAt: number; waiting: Plan | null };

/** Changes the plan and charges the amount of `previewChange` for the same `prorationAt`; replaces a scheduled change. Throws CardDeclined. */
export async function upgrade(subscriptionId: string, { plan, prorationAt, waiting }: Upgrade) {
  const change = await changedItems(subscriptionId, plan);
  await keepPlan(subscriptionId);
  const params = { ...change, proration_date: prorationAt, payment_behavior: "error_if_incomplete" as const };
  try {
    await stripe().subscriptions.update(
      subscriptionId,
      params,
      idempotent(`change-${subscriptionId}-${plan}-${prorationAt}`),
    );
  } catch (error) {
    if (waiting) await downgradeAtPeriodEnd(subscriptionId, waiting);
    if (error instanceof Stripe.errors.StripeCardError) throw new CardDeclined("card declined", { cause: error });
    throw error;
  }
}

export async function downgradeAtPeriodEnd(subscriptionId: string, plan: Plan) {
  const price = await priceOf(plan);
  const subscription = await stripe().subscriptions.retrieve(subscriptionId);
  const id =
    idOf(subscription.schedule) ??
    (await stripe().subscriptionSchedules.create({ from_subscription: subscriptionId })).id;
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscriptionId} has no item`);
  const { current_period_start: start_date, current_period_end: end_date } = item;
  await stripe().subscriptionSchedules.update(id, {
    end_behavior: "release",
    proration_behavior: "none",
    phases: [
      { items: [{ price: item.price.id, quantity: 1 }], start_date, end_date },
      { items: [{ price, quantity: 1 }], duration: { interval: "month", interval_count: 1 } },
    ],
  });
}

export async function keepPlan(subscriptionId: string) {
  const { schedule } = await stripe().subscriptions.retrieve(subscriptionId);
  const id = idOf(schedule);
  if (id) await stripe().subscriptionSchedules.release(id);
}

async function changedItems(subscriptionId: string, plan: Plan) {
  const [item] = (await stripe().subscriptions.retrieve(subscriptionId)).items.data;
  if (!item) throw new Error(`subscription ${subscriptionId} has no item`);
  return { items: [{ id: item.id, price: await priceOf(plan) }], proration_behavior: "always_invoice" as const };
}
