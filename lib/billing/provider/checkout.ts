import "server-only";
import type Stripe from "stripe";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
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

type VisitingBuyer = {
  id: string;
  organizationName: string;
  email: string;
  subscription: { customerId: string } | null;
};

/** `cancelPath` is where the buyer returns without paying; `purchase` decides where they return after it. */
export async function prepareVisit(
  locale: Locale,
  { id: recruiterId, organizationName: name, email, subscription }: VisitingBuyer,
  { purchase, cancelPath }: { purchase: "plan" | "commission"; cancelPath: string },
): Promise<Visit> {
  const customerId = subscription?.customerId ?? (await createCustomer({ recruiterId, name, email }));
  await closeOpenCheckouts(customerId);
  const query = `locale=${locale}&for=${purchase}&session_id={CHECKOUT_SESSION_ID}`;
  const successUrl = `${env.APP_URL}/functions/v1/checkout-done?${query}`;
  return { customerId, recruiterId, locale, successUrl, cancelUrl: env.APP_URL + localePath(cancelPath, locale) };
}

/** Expires the customer's other open sessions, so that nobody pays twice. */
async function closeOpenCheckouts(customerId: string) {
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
  const session = await stripe().checkout.sessions.create({
    ...pageFor(visit),
    mode: "payment",
    line_items: [oneOff(name, env.PAY_PER_MATCH_PRICE_CENTS)],
    payment_intent_data: { metadata },
    metadata,
  });
  return sessionUrl(session);
}

type CommissionOffer = { id: string; amountCents: number; name: string };

export async function openCommissionCheckout(visit: Visit, { id, amountCents, name }: CommissionOffer) {
  const metadata = { recruiterId: visit.recruiterId, commissionId: id };
  const session = await stripe().checkout.sessions.create({
    ...pageFor(visit),
    mode: "payment",
    line_items: [oneOff(name, amountCents)],
    payment_intent_data: { metadata },
    metadata,
  });
  return sessionUrl(session);
}

const oneOff = (name: string, cents: number) => ({
  price_data: { currency: "eur", unit_amount: cents, product_data: { name } },
  quantity: 1,
});

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
