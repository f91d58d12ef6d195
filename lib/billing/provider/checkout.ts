import "server-only";
import type Stripe from "stripe";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/routing";
import { paymentsAreLocal } from "@/lib/simulators/payments/settings";
import type { Plan } from "../schema";
import { once, stripe } from "./client";
import { priceOf } from "./prices";

type Buyer = { recruiterId: string; name: string; email: string };

/** A customer for the recruiter; the same one however often it is asked for on one day. */
export async function createCustomer({ recruiterId, name, email }: Buyer): Promise<string> {
  const customer = { name, email, metadata: { recruiterId } };
  return (await stripe().customers.create(customer, once(`customer-${recruiterId}-${name}-${email}`))).id;
}

type Visit = { customerId: string; recruiterId: string; locale: Locale; successUrl: string; cancelUrl: string };
type Offer = { plan: Plan; trialDays: number /** What is said beside the button. */; note?: string };

/** Closes what this customer left open elsewhere, so that no two pages take money for one wish. */
export async function closeOpenCheckouts(customerId: string) {
  const { data } = await stripe().checkout.sessions.list({ customer: customerId, status: "open", limit: 20 });
  for (const { id } of data) await stripe().checkout.sessions.expire(id);
}

/** A page where the plan is taken; with `trialDays` it begins with a trial that needs no card and stops by itself. */
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
  return addressOf(session);
}

/** A page where one contact is paid (pay per match). */
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
  return addressOf(session);
}

/** The page where a customer manages the plan. */
export async function openPortal(customerId: string, locale: Locale, returnUrl: string): Promise<string> {
  const portal = { customer: customerId, return_url: returnUrl, locale: spoken(locale) };
  return (await stripe().billingPortal.sessions.create(portal)).url;
}

const pageFor = ({ customerId, recruiterId, locale, successUrl, cancelUrl }: Visit) => ({
  customer: customerId,
  client_reference_id: recruiterId,
  locale: spoken(locale),
  success_url: successUrl,
  cancel_url: cancelUrl,
});

// The real pages do not speak Arabic: there, the browser's languages decide.
const spoken = (locale: Locale) => (locale === "ar" && !paymentsAreLocal() ? "auto" : locale);

function addressOf({ url }: Stripe.Checkout.Session): string {
  if (!url) throw new Error("the checkout session has no address");
  return url;
}
