import "server-only";
import type Stripe from "stripe";
import { id } from "@/lib/platform/command/input";
import type { PaymentKind } from "@/lib/platform/prisma/enums";
import { idOf, ifUnknown, stripe } from "./client";

/** Money taken, and how much of it was given back by now. Of whom is null where the provider does not say. */
export type Taken = {
  id: string;
  recruiterId: string | null;
  kind: PaymentKind;
  amountCents: number;
  refundedCents: number;
  paidAt: Date;
};

/** What a paid invoice of a plan took; null where it took nothing. */
export async function readInvoice(id: string): Promise<Taken | null> {
  const invoice = await stripe()
    .invoices.retrieve(id, { expand: ["payments"] })
    .catch(ifUnknown);
  if (invoice?.status !== "paid" || invoice.amount_paid <= 0) return null;
  const intent = idOf(invoice.payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent);
  return {
    id: intent ?? id,
    recruiterId: ours(invoice.parent?.subscription_details?.metadata),
    kind: "plan",
    amountCents: invoice.amount_paid,
    refundedCents: intent ? ((await readPayment(intent))?.refundedCents ?? 0) : 0,
    paidAt: momentOf(invoice.status_transitions?.paid_at ?? invoice.created),
  };
}

/** The same of a payment by its own id; one that paid an invoice does not say of whom. */
export async function readPayment(id: string): Promise<Taken | null> {
  const intent = await stripe()
    .paymentIntents.retrieve(id, { expand: ["latest_charge"] })
    .catch(ifUnknown);
  if (!intent) return null;
  const charge = intent.latest_charge as Stripe.Charge | null;
  return {
    id,
    recruiterId: ours(intent.metadata),
    kind: "credit",
    amountCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    paidAt: momentOf(intent.created),
  };
}

const ours = (metadata: Stripe.Metadata | null | undefined) => id.safeParse(metadata?.recruiterId).data ?? null;
const momentOf = (seconds: number) => new Date(seconds * 1000);
