import "server-only";
import type Stripe from "stripe";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/routing";
import { paymentsAreLocal } from "@/lib/simulators/payments/settings";
import type { Plan } from "../schema";
import { idempotent, stripe } from "./client";
import { priceOf } from "./prices";

type Buyer = { recruiterId: string; name: string; email: string };

export async function createCustomer({ recruiterId, name, email }: Buyer): Promise<string> {
  const customer = { name, email, metadata: { recruiterId } };
  return (await stripe().customers.create(customer, idempotent(`customer-${recruiterId}-${name}-${email}`))).id;
}

type Visit = { customerId: string; recruiterId: string; locale: Locale; successUrl: string; cancelUrl: string };
type Offer = { plan: Plan; trialDays: number; note?: string };

/** Expires the customer's other open sessions, so that nobody pays twice. */
export async function closeOpenCheckouts(customerId: string) {
  const { data } = await stripe().checkout.sessions.list({ customer: customerId, status: "open", limit: 20 });
  for (const { id } of data) await stripe().checkout.sessions.expire(id);
}

/** With `trialDays` the plan starts with a trial that needs no card and stops by itself. */
export async function openPlanCheckout(visit: Visit, { plan, trialDays, note }: Offer): Promise<string> {
  const metadata = { recruiterId: visit.recruiterId, plan };
  const end_behavior = { missing_payment_method: "cancel" as const };
  const trial = trialDays > 0 ? { trial_period_days: trialDays, trial_settings: { end_behavior } } : {};
  const session = await stripe().checkout.sessions.create({
    ...pageFor(visit),
    mode: "subscription",
    line_items: [{ price: await priceOf(plan), quantity: 1 }],
    payment_method_collection: trialDays > 0 ? "if_required" : "always",
    subscription_data: { metadata, ...trial },
    ...(note && { custom_text: { submit: { message: note } } }),
    metadata,
  });
  return sessionUrl(session);
}

export async function openCreditCheckout(visit: Visit, name: string): Promise<string> {
  const metadata = { recruiterId: visit.recruiterId };
  const price_data = { currency: "eur", unit_amount: env.PAY_PER_MATCH_PRICE_CENTS, product_data: { name } };
  const session = await stripe().checkout.sessions.create({
    ...pageFor(visit),
    mode: "payment",
    line_items: [{ price_data, quantity: 1 }],
    payment_intent_data: { metadata },
    metadata,
  });
  return sessionUrl(session);
}

export async function openPortal(customerId: string, locale: Locale, returnUrl: string): Promise<string> {
  const portal = { customer: customerId, return_url: returnUrl, locale: stripeLocale(locale) };
  return (await stripe().billingPortal.sessions.create(portal)).url;
}

const pageFor = ({ customerId, recruiterId, locale, successUrl, cancelUrl }: Visit) => ({
  customer: customerId,
  client_reference_id: recruiterId,
  locale: stripeLocale(locale),
  success_url: successUrl,
  cancel_url: cancelUrl,
});

// Stripe has no Arabic: use the browser's languages.
const stripeLocale = (locale: Locale) => (locale === "ar" && !paymentsAreLocal() ? "auto" : locale);

function sessionUrl({ url }: Stripe.Checkout.Session): string {
  if (!url) throw new Error("the checkout session has no address");
  return url;
}
