import "server-only";
import type Stripe from "stripe";
import { id } from "@/lib/platform/command/input";
import type { PaymentKind } from "@/lib/platform/prisma/enums";
import { idempotent, idOf, ifUnknown, stripe } from "./client";

export type ProviderPayment = {
  id: string;
  recruiterId: string | null;
  commissionId: string | null;
  kind: PaymentKind;
  amountCents: number;
  refundedCents: number;
  /** The payer got the money back against our will. */
  isDisputeLost: boolean;
  paidAt: Date;
};

export async function readInvoice(id: string): Promise<ProviderPayment | null> {
  const invoice = await stripe()
    .invoices.retrieve(id, { expand: ["payments"] })
    .catch(ifUnknown);
  if (invoice?.status !== "paid" || invoice.amount_paid <= 0) return null;
  const intent = idOf(invoice.payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent);
  const payment = intent ? await readPayment(intent) : null;
  return {
    id: intent ?? id,
    recruiterId: idFrom(invoice.parent?.subscription_details?.metadata, "recruiterId"),
    commissionId: null,
    kind: "plan",
    amountCents: invoice.amount_paid,
    refundedCents: payment?.refundedCents ?? 0,
    isDisputeLost: payment?.isDisputeLost ?? false,
    paidAt: dateFromSeconds(invoice.status_transitions?.paid_at ?? invoice.created),
  };
}

export async function readPayment(id: string): Promise<ProviderPayment | null> {
  const intent = await stripe()
    .paymentIntents.retrieve(id, { expand: ["latest_charge"] })
    .catch(ifUnknown);
  if (!intent) return null;
  const charge = intent.latest_charge as Stripe.Charge | null;
  const commissionId = idFrom(intent.metadata, "commissionId");
  return {
    id,
    recruiterId: idFrom(intent.metadata, "recruiterId"),
    commissionId,
    kind: commissionId ? "commission" : "credit",
    amountCents: intent.amount_received,
    ...(charge ? await returnedMoney(charge, id) : { refundedCents: 0, isDisputeLost: false }),
    paidAt: dateFromSeconds(intent.created),
  };
}

/** What the payer got back: refunds, and disputes that the payer won. */
async function returnedMoney(charge: Stripe.Charge, paymentId: string) {
  if (!charge.disputed) return { refundedCents: charge.amount_refunded, isDisputeLost: false };
  const { data: disputes } = await stripe().disputes.list({ payment_intent: paymentId, limit: 100 });
  const lostCents = disputes.filter(({ status }) => status === "lost").reduce((sum, { amount }) => sum + amount, 0);
  const refundedCents = Math.min(charge.amount, charge.amount_refunded + lostCents);
  return { refundedCents, isDisputeLost: lostCents > 0 };
}

export async function refundPayment(id: string) {
  await stripe().refunds.create({ payment_intent: id }, idempotent(`refund-${id}`));
}

const idFrom = (metadata: Stripe.Metadata | null | undefined, name: "recruiterId" | "commissionId") =>
  id.safeParse(metadata?.[name]).data ?? null;
const dateFromSeconds = (seconds: number) => new Date(seconds * 1000);
