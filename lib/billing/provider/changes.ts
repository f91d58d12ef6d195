import "server-only";
import Stripe from "stripe";
import type { Plan } from "../schema";
import { idOf, once, stripe } from "./client";
import { priceOf } from "./prices";

export type Proration = { amountCents: number; prorationAt: number };

/** The card on file was not charged; nothing has changed. */
export class CardDeclined extends Error {}

/** What the rest of the period costs more on this plan, from `prorationAt` (seconds) on; nothing is done. */
export async function previewChange(subscriptionId: string, plan: Plan, prorationAt: number): Promise<Proration> {
  const invoice = await stripe().invoices.createPreview({
    subscription: subscriptionId,
    subscription_details: { ...(await onto(subscriptionId, plan)), proration_date: prorationAt },
  });
  return { amountCents: invoice.amount_due, prorationAt };
}

type Upgrade = { plan: Plan; prorationAt: number; waiting: Plan | null };

/** Changes the plan now and charges what `previewChange` said for this moment; the plan that waited for the end of the period waits no more. Throws CardDeclined. */
export async function upgrade(subscriptionId: string, { plan, prorationAt, waiting }: Upgrade) {
  const change = await onto(subscriptionId, plan);
  await keepPlan(subscriptionId);
  const asked = { ...change, proration_date: prorationAt, payment_behavior: "error_if_incomplete" as const };
  try {
    await stripe().subscriptions.update(subscriptionId, asked, once(`change-${subscriptionId}-${plan}-${prorationAt}`));
  } catch (error) {
    if (waiting) await downgradeAtPeriodEnd(subscriptionId, waiting);
    if (error instanceof Stripe.errors.StripeCardError) throw new CardDeclined("card declined", { cause: error });
    throw error;
  }
}

/** Lets the running period end as it is paid; the one after it is on this plan, at its price. */
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

/** The plan held goes on; a change that waits for the end of the period is called off. */
export async function keepPlan(subscriptionId: string) {
  const { schedule } = await stripe().subscriptions.retrieve(subscriptionId);
  const id = idOf(schedule);
  if (id) await stripe().subscriptionSchedules.release(id);
}

async function onto(subscriptionId: string, plan: Plan) {
  const [item] = (await stripe().subscriptions.retrieve(subscriptionId)).items.data;
  if (!item) throw new Error(`subscription ${subscriptionId} has no item`);
  return { items: [{ id: item.id, price: await priceOf(plan) }], proration_behavior: "always_invoice" as const };
}
