import Stripe from "stripe";
import { applyProviderEvent } from "@/lib/billing/commands/apply-provider-event";
import { openCustomerPortal } from "@/lib/billing/commands/open-customer-portal";
import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { readEvent } from "@/lib/billing/provider/events";
import type { Plan } from "@/lib/billing/schema";
import type { Actor } from "@/lib/platform/command/actor";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { paymentsConnection } from "@/lib/simulators/payments/connection";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { paymentsWebhookSecret } from "@/lib/simulators/payments/settings";
import { startServices } from "./services";

export type Payments = Awaited<ReturnType<typeof startPayments>>;

/** The payment service, a client, and an application that records every event it receives. */
export async function startPayments() {
  const events: Stripe.Event[] = [];
  const mood = { failures: 0, calls: 0 };
  const services = await startServices({
    "/api/stripe/webhook": async (request) => {
      mood.calls += 1;
      const body = await request.text();
      const signature = request.headers.get("stripe-signature") ?? "";
      const event = Stripe.webhooks.constructEvent(body, signature, paymentsWebhookSecret());
      if (mood.failures > 0) {
        mood.failures -= 1;
        return new Response("not now", { status: 500 });
      }
      events.push(event);
      return new Response(null, { status: 200 });
    },
  });
  const { key, fetch: localFetch } = paymentsConnection();
  const stripe = new Stripe(key, { httpClient: Stripe.createFetchHttpClient(localFetch), telemetry: false });
  return { ...services, stripe, events, mood, submit };
}

/** The hosted services, with the application's webhook route behind them. */
export function startBilling() {
  return startServices({
    "/api/stripe/webhook": async (request) => {
      const { id, ...event } = readEvent(await request.text(), request.headers.get("stripe-signature"));
      await applyProviderEvent(system(), { eventId: id, ...event });
      return new Response(null, { status: 200 });
    },
  });
}

export function submit(address: string | null, fields: Record<string, string>): Promise<Response> {
  return fetch(address ?? "", { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

type Terms = { missing?: "cancel" | "pause" | "create_invoice"; trialDays?: number };

/** An open checkout of a monthly plan at 100 €; by default with a trial and without a card. */
export async function trialOf(stripe: Stripe, { missing = "cancel", trialDays = 14 }: Terms = {}) {
  const customer = await stripe.customers.create({ email: `${crypto.randomUUID()}@test.recruit` });
  const price = await stripe.prices.create({
    currency: "eur",
    unit_amount: 10_000,
    recurring: { interval: "month" },
    product_data: { name: "Basic" },
  });
  const trial = { trial_period_days: trialDays, trial_settings: { end_behavior: { missing_payment_method: missing } } };
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    payment_method_collection: "if_required",
    subscription_data: { metadata: { recruiterId: "r1" }, ...(trialDays > 0 ? trial : {}) },
    success_url: "https://app.test/ok?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "https://app.test/no",
  });
  return { customer, session };
}

/** A plan paid for a month; later charges go to `laterCard`. */
export async function aPaidPlan(actor: Actor, recruiterId: string, plan: Plan, laterCard?: string) {
  const { url } = await startCheckout(actor, { plan });
  await submit(url, {});
  await flushDeliveries();
  const { subscriptionId } = await db.subscription.findUniqueOrThrow({ where: { recruiterId } });
  const { url: portal } = await openCustomerPortal(actor, {});
  const press = (act: string, card: string) => submit(portal, { act, subscription: subscriptionId ?? "", card });
  await press("add_card", "4242424242424242");
  await press("end_period", "");
  if (laterCard) await press("add_card", laterCard);
  await flushDeliveries();
}
