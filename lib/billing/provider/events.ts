import "server-only";
import Stripe from "stripe";
import type { z } from "zod";
import { now } from "@/lib/platform/clock";
import { log } from "@/lib/platform/http/log";
import { paymentsWebhookSecret } from "@/lib/simulators/payments/settings";
import { eventEnvelope, providerReference } from "../schema";
import { idOf, stripe } from "./client";

export type PaidCredit = { paymentId: string; recruiterId: string; amountCents: number };
export type ProviderReference = z.output<typeof providerReference>;
export type ProviderEvent = ProviderReference & { id: string; type: string; createdAt: Date };

export class ForgedEvent extends Error {}

/** Signed but malformed: retries would not help. */
export class BrokenEvent extends Error {}

/** Verifies and parses a webhook. Events about anything that is not ours have an empty reference. Throws ForgedEvent and BrokenEvent. */
export function readEvent(body: string, signature: string | null): ProviderEvent {
  const event = verifySignature(body, signature);
  const envelope = eventEnvelope.safeParse(event);
  if (!envelope.success) throw new BrokenEvent("a signed body that is no event", { cause: envelope.error });
  const { id, type, created } = envelope.data;
  const createdAt = typeof created === "number" ? new Date(created * 1000) : now();
  return { id, type: withoutNul(type), createdAt, ...parseReference(event) };
}

export async function readCheckout(
  sessionId: string,
): Promise<(ProviderReference & { recruiterId: string | null }) | null> {
  const session = await stripe().checkout.sessions.retrieve(sessionId);
  return session.status === "complete"
    ? { ...checkoutReference(session), recruiterId: session.client_reference_id }
    : null;
}

function verifySignature(body: string, signature: string | null): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? "", paymentsWebhookSecret());
  } catch (cause) {
    throw new ForgedEvent("webhook refused", { cause });
  }
}

const withoutNul = (text: string) => text.replaceAll("\0", "");

function parseReference(event: Stripe.Event): ProviderReference {
  try {
    return providerReference.parse(referenceOf(event));
  } catch (err) {
    log.warn({ err, event: event.id, type: event.type }, "an event of the payment provider that is none of ours");
    return noReference;
  }
}

const noReference: ProviderReference = { subscriptionId: null, invoiceId: null, paymentId: null, credit: null };

function referenceOf(event: Stripe.Event): ProviderReference {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return checkoutReference(event.data.object);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return { ...noReference, subscriptionId: event.data.object.id };
    case "subscription_schedule.updated":
      return { ...noReference, subscriptionId: idOf(event.data.object.subscription) };
    case "invoice.paid":
      return {
        ...noReference,
        subscriptionId: subscriptionOf(event.data.object),
        invoiceId: event.data.object.id ?? null,
      };
    case "invoice.payment_failed":
      return { ...noReference, subscriptionId: subscriptionOf(event.data.object) };
    case "charge.refunded":
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return { ...noReference, paymentId: idOf(event.data.object.payment_intent) };
    default:
      return noReference;
  }
}

const subscriptionOf = ({ parent }: Stripe.Invoice) => idOf(parent?.subscription_details?.subscription);

function checkoutReference(session: Stripe.Checkout.Session): ProviderReference {
  const paymentId = idOf(session.payment_intent);
  const recruiterId = session.client_reference_id;
  if (session.metadata?.commissionId) return { ...noReference, paymentId };
  const paid = session.mode === "payment" && session.payment_status === "paid" && paymentId && recruiterId;
  const credit = paid ? { paymentId, recruiterId, amountCents: session.amount_total ?? 0 } : null;
  return { ...noReference, subscriptionId: idOf(session.subscription), credit };
}
