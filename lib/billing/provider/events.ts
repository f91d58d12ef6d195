import "server-only";
import Stripe from "stripe";
import type { z } from "zod";
import { now } from "@/lib/platform/clock";
import { log } from "@/lib/platform/http/log";
import { paymentsWebhookSecret } from "@/lib/simulators/payments/settings";
import { eventEnvelope, hint } from "../schema";
import { idOf, stripe } from "./client";

export type PaidCredit = { paymentId: string; recruiterId: string; amountCents: number };
export type Hint = z.output<typeof hint>;
export type ProviderEvent = Hint & { id: string; type: string; createdAt: Date };

/** A webhook's body that was not signed by the provider, or long ago. */
export class ForgedEvent extends Error {}

/** A signed body that is no event: it would be none when it came again. */
export class BrokenEvent extends Error {}

/** What an event says, once its signature holds; one about something that is not ours hints at nothing. Throws ForgedEvent and BrokenEvent. */
export function readEvent(body: string, signature: string | null): ProviderEvent {
  const event = verified(body, signature);
  const envelope = eventEnvelope.safeParse(event);
  if (!envelope.success) throw new BrokenEvent("a signed body that is no event", { cause: envelope.error });
  const { id, type, created } = envelope.data;
  const createdAt = typeof created === "number" ? new Date(created * 1000) : now();
  return { id, type: plain(type), createdAt, ...understood(event) };
}

/** What a finished checkout brought, for the page the visitor comes back to; null while it is open. */
export async function readCheckout(sessionId: string): Promise<(Hint & { recruiterId: string | null }) | null> {
  const session = await stripe().checkout.sessions.retrieve(sessionId);
  return session.status === "complete" ? { ...boughtIn(session), recruiterId: session.client_reference_id } : null;
}

function verified(body: string, signature: string | null): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? "", paymentsWebhookSecret());
  } catch (cause) {
    throw new ForgedEvent("webhook refused", { cause });
  }
}

const plain = (text: string) => text.replaceAll("\0", "");

function understood(event: Stripe.Event): Hint {
  try {
    return hint.parse(hintOf(event));
  } catch (err) {
    log.warn({ err, event: event.id, type: event.type }, "an event of the payment provider that is none of ours");
    return nothing;
  }
}

const nothing: Hint = { subscriptionId: null, invoiceId: null, refundedId: null, credit: null };

function hintOf(event: Stripe.Event): Hint {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return boughtIn(event.data.object);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return { ...nothing, subscriptionId: event.data.object.id };
    case "subscription_schedule.updated":
      return { ...nothing, subscriptionId: idOf(event.data.object.subscription) };
    case "invoice.paid":
      return { ...nothing, subscriptionId: subscriptionOf(event.data.object), invoiceId: event.data.object.id ?? null };
    case "invoice.payment_failed":
      return { ...nothing, subscriptionId: subscriptionOf(event.data.object) };
    case "charge.refunded":
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return { ...nothing, refundedId: idOf(event.data.object.payment_intent) };
    default:
      return nothing;
  }
}

const subscriptionOf = ({ parent }: Stripe.Invoice) => idOf(parent?.subscription_details?.subscription);

function boughtIn(session: Stripe.Checkout.Session): Hint {
  const paymentId = idOf(session.payment_intent);
  const recruiterId = session.client_reference_id;
  const paid = session.mode === "payment" && session.payment_status === "paid" && paymentId && recruiterId;
  const credit = paid ? { paymentId, recruiterId, amountCents: session.amount_total ?? 0 } : null;
  return { ...nothing, subscriptionId: idOf(session.subscription), credit };
}
