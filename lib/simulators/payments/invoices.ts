import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { emit } from "./events";
import { newId, seconds } from "./ids";
import type { Invoice, Subscription } from "./objects";
import { find, insert, save } from "./store";
import { chargeCard } from "./takings";

export type Line = { description: string; amount: number; period: { start: number; end: number } };
/** `voided`: recorded, never to be paid. */
type Bill = { lines: Line[]; paid: boolean; voided?: boolean; reason: Invoice["billing_reason"] };

export async function bill(tx: Tx, subscription: Subscription, bill: Bill): Promise<Invoice> {
  const invoice = await withPayment(tx, invoiceOf(subscription, bill));
  await insert(tx, invoice, { owner: subscription.customer });
  await emit(tx, bill.voided ? "invoice.voided" : bill.paid ? "invoice.paid" : "invoice.payment_failed", invoice);
  return invoice;
}

/** Adds the payment, if money was charged. */
async function withPayment(tx: Tx, invoice: Invoice): Promise<Invoice> {
  if (invoice.amount_paid <= 0) return invoice;
  const { customer, amount_paid, currency } = invoice;
  const { id: payment_intent } = await chargeCard(tx, { customer, amount: amount_paid, currency });
  const payment = { type: "payment_intent" as const, payment_intent };
  const paid = {
    id: newId("inpay"),
    object: "invoice_payment" as const,
    amount_paid,
    status: "paid" as const,
    payment,
  };
  return { ...invoice, payments: { ...invoice.payments, data: [paid] } };
}

/** One line for the whole period. */
export function periodLine({ items }: Subscription, amount: number): Line {
  const period = items.data[0];
  const [start, end] = [period?.current_period_start ?? seconds(), period?.current_period_end ?? seconds()];
  return { description: "Subscription", amount, period: { start, end } };
}

export function invoiceOf(subscription: Subscription, { lines, paid, voided = false, reason }: Bill): Invoice {
  const period = subscription.items.data[0];
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    id: newId("in"),
    object: "invoice",
    created: seconds(),
    livemode: false,
    customer: subscription.customer,
    currency: subscription.currency,
    status: voided ? "void" : paid ? "paid" : "open",
    amount_due: amount,
    amount_paid: paid && !voided ? amount : 0,
    amount_remaining: paid || voided ? 0 : amount,
    total: amount,
    attempt_count: 1,
    billing_reason: reason,
    period_start: period?.current_period_start ?? seconds(),
    period_end: period?.current_period_end ?? seconds(),
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: {
      object: "list",
      data: lines.map((line) => ({ id: newId("il"), object: "line_item", currency: subscription.currency, ...line })),
      has_more: false,
      url: "/v1/invoices/lines",
    },
    payments: { object: "list", data: [], has_more: false, url: "/v1/invoice_payments" },
    metadata: {},
  };
}

/** Pays an open invoice once a card is attached; true when there was one. */
export async function payOpenInvoice(tx: Tx, subscription: Subscription): Promise<boolean> {
  const invoice = subscription.latest_invoice ? await find(tx, "invoice", subscription.latest_invoice) : null;
  if (invoice?.status !== "open") return false;
  const settled = { status: "paid" as const, amount_paid: invoice.total, amount_remaining: 0 };
  const paid = await withPayment(tx, { ...invoice, ...settled, attempt_count: invoice.attempt_count + 1 });
  await save(tx, paid);
  await emit(tx, "invoice.paid", paid);
  return true;
}
