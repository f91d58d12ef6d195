import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { ProviderReference } from "@/lib/billing/provider/events";
import { API_VERSION } from "@/lib/simulators/payments/settings";

const created = 1_790_000_000;
const [charge, currency, customer] = ["ch_3QdXq2LkdIwH", "eur", "cus_R9mT4bVw"];
const documented = {
  recruiterId: randomUUID(),
  payment: "pi_3QdXq2LkdIwH",
  subscription: "sub_1QdXq2LkdIwH",
  invoice: "in_1QdXq2LkdIwH",
};
const { recruiterId, payment, subscription, invoice } = documented;

const session: Partial<Stripe.Checkout.Session> = {
  id: "cs_live_a1B2c3",
  object: "checkout.session",
  amount_subtotal: 4900,
  amount_total: 4900,
  client_reference_id: recruiterId,
  created,
  currency,
  customer,
  livemode: true,
  metadata: {},
  mode: "payment",
  payment_intent: payment,
  payment_method_types: ["card"],
  payment_status: "paid",
  status: "complete",
  subscription: null,
  url: null,
};
const plan: Partial<Stripe.Subscription> = {
  id: subscription,
  object: "subscription",
  cancel_at_period_end: false,
  collection_method: "charge_automatically",
  created,
  currency,
  customer,
  latest_invoice: invoice,
  livemode: true,
  metadata: { recruiterId },
  start_date: created,
  status: "active",
};
const schedule: Partial<Stripe.SubscriptionSchedule> = {
  id: "sub_sched_1QdXq2LkdIwH",
  object: "subscription_schedule",
  created,
  customer,
  end_behavior: "release",
  livemode: true,
  metadata: {},
  phases: [],
  status: "active",
  subscription,
};
const bill: Partial<Stripe.Invoice> = {
  id: invoice,
  object: "invoice",
  amount_due: 30_000,
  amount_paid: 30_000,
  billing_reason: "subscription_cycle",
  created,
  currency,
  customer,
  livemode: true,
  parent: {
    type: "subscription_details",
    quote_details: null,
    subscription_details: { metadata: { recruiterId }, subscription },
  },
  status: "paid",
  total: 30_000,
};
const paidCharge: Partial<Stripe.Charge> = {
  id: charge,
  object: "charge",
  amount: 4900,
  amount_captured: 4900,
  amount_refunded: 4900,
  captured: true,
  created,
  currency,
  customer,
  disputed: false,
  livemode: true,
  metadata: {},
  paid: true,
  payment_intent: payment,
  refunded: true,
  status: "succeeded",
};
const refund: Partial<Stripe.Refund> = {
  id: "re_1QdXq2LkdIwH",
  object: "refund",
  amount: 4900,
  charge,
  created,
  currency,
  metadata: {},
  payment_intent: payment,
  reason: "requested_by_customer",
  status: "succeeded",
};
const dispute: Partial<Stripe.Dispute> = {
  id: "du_1QdXq2LkdIwH",
  object: "dispute",
  amount: 4900,
  balance_transactions: [],
  charge,
  created,
  currency,
  is_charge_refundable: false,
  livemode: true,
  metadata: {},
  payment_intent: payment,
  reason: "fraudulent",
  status: "lost",
};

const none = { subscriptionId: null, invoiceId: null, paymentId: null, credit: null };
const bought = { ...none, credit: { paymentId: payment, recruiterId, amountCents: 4900 } };
const ofPlan = { ...none, subscriptionId: subscription };
const ofPayment = { ...none, paymentId: payment };

type Documented = [type: Stripe.Event["type"], object: object, reference: ProviderReference, previous?: object];

/** The events that we handle, in the shapes of the API version of the SDK, and what each refers to. */
export const documentedEvents: readonly Documented[] = [
  ["checkout.session.completed", session, bought],
  ["checkout.session.completed", { ...session, payment_status: "unpaid" }, none],
  [
    "checkout.session.completed",
    { ...session, mode: "subscription", payment_intent: null, subscription, amount_total: 30_000 },
    ofPlan,
  ],
  ["checkout.session.async_payment_succeeded", session, bought],
  ["customer.subscription.created", { ...plan, status: "trialing" }, ofPlan],
  ["customer.subscription.updated", plan, ofPlan, { cancel_at_period_end: true }],
  ["customer.subscription.deleted", { ...plan, status: "canceled", canceled_at: created }, ofPlan],
  ["customer.subscription.paused", { ...plan, status: "paused" }, ofPlan],
  ["customer.subscription.resumed", plan, ofPlan],
  ["subscription_schedule.updated", schedule, ofPlan],
  ["subscription_schedule.updated", { ...schedule, subscription: null, status: "not_started" }, none],
  ["invoice.paid", bill, { ...ofPlan, invoiceId: invoice }],
  ["invoice.paid", { ...bill, parent: null, billing_reason: "manual" }, { ...none, invoiceId: invoice }],
  ["invoice.payment_failed", { ...bill, status: "open", amount_paid: 0 }, ofPlan],
  ["charge.refunded", paidCharge, ofPayment],
  ["refund.created", { ...refund, status: "pending" }, ofPayment],
  ["refund.updated", refund, ofPayment, { status: "pending" }],
  ["refund.failed", { ...refund, status: "failed", failure_reason: "expired_or_canceled_card" }, ofPayment],
  ["charge.dispute.created", { ...dispute, status: "needs_response" }, ofPayment],
  ["charge.dispute.updated", { ...dispute, status: "under_review" }, ofPayment],
  ["charge.dispute.closed", dispute, ofPayment, { status: "under_review" }],
  ["charge.dispute.funds_withdrawn", dispute, ofPayment],
  ["charge.dispute.funds_reinstated", { ...dispute, status: "won" }, ofPayment],
  ["customer.created", { id: customer, object: "customer" }, none],
];

/** An event as it arrives at the webhook. */
export const eventBody = (type: string, object: object, previous?: object) =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    api_version: API_VERSION,
    created,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: true,
    pending_webhooks: 1,
    request: { id: "req_q8ZkWm", idempotency_key: null },
    type,
  });
