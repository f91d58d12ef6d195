import "server-only";
import type Stripe from "stripe";
import { id } from "@/lib/platform/command/input";
import type { PaymentKind } from "@/lib/platform/prisma/enums";
import { idOf, ifUnknown, stripe } from "./client";

export type ProviderPayment = {
  id: string;
  recruiterId: string | null;
  kind: PaymentKind;
  amountCents: number;
  refundedCents: number;
  paidAt: Date;
};

export async function readInvoice(id: string): Promise<ProviderPayment | null> {
  const invoice = await stripe()
    .invoices.retrieve(id, { expand: ["payments"] })
    .catch(ifUnknown);
  if (invoice?.status !== "paid" || invoice.amount_paid <= 0) return null;
  const intent = idOf(invoice.payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent);
  return {
    id: intent ?? id,
    recruiterId: recruiterIdFrom(invoice.parent?.subscription_details?.metadata),
    kind: "plan",
    amountCents: invoice.amount_paid,
    refundedCents: intent ? ((await readPayment(intent))?.refundedCents ?? 0) : 0,
    paidAt: dateFromSeconds(invoice.status_transitions?.paid_at ?? invoice.created),
  };
}

export async function readPayment(id: string): Promise<ProviderPayment | null> {
  const intent = await stripe()
    .paymentIntents.retrieve(id, { expand: ["latest_charge"] })
    .catch(ifUnknown);
  if (!intent) return null;
  const charge = intent.latest_charge as Stripe.Charge | null;
  return {
    id,
    recruiterId: recruiterIdFrom(intent.metadata),
    kind: "credit",
    amountCents: intent.amount_received,
    refundedCents: charge ? await returnedCents(charge, id) : 0,
    paidAt: dateFromSeconds(intent.created),
  };
}

/** What the payer got back: refunds, and disputes that the payer won. */
async function returnedCents(charge: Stripe.Charge, paymentId: string): Promise<number> {
  if (!charge.disputed) return charge.amount_refunded;
  const { data: disputes } = await stripe().disputes.list({ payment_intent: paymentId, limit: 100 });
  const lost = disputes.filter(({ status }) => status === "lost").reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(charge.amount, charge.amount_refunded + lost);
}

const recruiterIdFrom = (metadata: Stripe.Metadata | null | undefined) =>
  id.safeParse(metadata?.recruiterId).data ?? null;
const dateFromSeconds = (seconds: number) => new Date(seconds * 1000);
