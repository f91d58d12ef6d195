import "server-only";
import type { Tx } from "@/lib/core/db";
import { badRequest } from "./errors";
import { emit } from "./events";
import { type Form, flag, groups, mergeMetadata, text } from "./form";
import { dateOf, newId, seconds } from "./ids";
import { bill } from "./invoices";
import type { CheckoutSession, CheckoutTerms, Subscription, SubscriptionItem } from "./objects";
import { periodEnd, trialEnd } from "./periods";
import { endPeriod } from "./renewals";
import { get, getLocked, insert, save } from "./store";
import { change } from "./subscription-change";

type Start = { session: CheckoutSession; customer: string; terms: CheckoutTerms; card: string | null };

export async function startSubscription(tx: Tx, { session, customer, terms, card }: Start): Promise<Subscription> {
  const line = terms.items[0];
  if (!line?.price.recurring) throw badRequest("A subscription needs a recurring price.");
  const start = seconds();
  const trial = terms.trialDays > 0;
  const end = trial ? trialEnd(start, terms.trialDays) : periodEnd(start, start, line.price.recurring);
  const id = newId("sub");
  const item: SubscriptionItem = {
    id: newId("si"),
    object: "subscription_item",
    subscription: id,
    quantity: line.quantity,
    price: line.price,
    current_period_start: start,
    current_period_end: end,
    metadata: {},
  };
  const subscription: Subscription = {
    id,
    object: "subscription",
    created: start,
    livemode: false,
    customer,
    currency: session.currency,
    status: trial ? "trialing" : "active",
    start_date: start,
    billing_cycle_anchor: trial ? end : start,
    trial_start: trial ? start : null,
    trial_end: trial ? end : null,
    trial_settings: { end_behavior: { missing_payment_method: terms.missingCard } },
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    default_payment_method: card,
    billing_mode: { type: "flexible" },
    collection_method: "charge_automatically",
    latest_invoice: null,
    items: { object: "list", data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    metadata: terms.subscriptionMetadata,
  };
  await insert(tx, subscription, { owner: customer, dueAt: dateOf(end) });
  await emit(tx, "customer.subscription.created", subscription);
  const amount = trial ? 0 : line.amount_total;
  const invoice = await bill(tx, subscription, { amount, paid: true, reason: "subscription_create" });
  return save(tx, { ...subscription, latest_invoice: invoice.id });
}

export async function updateSubscription(tx: Tx, id: string, form: Form): Promise<Subscription> {
  if (text(form, "trial_end") === "now") return endPeriod(tx, id);
  const subscription = await getLocked(tx, "subscription", id);
  if (subscription.status === "canceled") throw badRequest("A canceled subscription can only update its metadata.");
  const patch: Partial<Subscription> = { ...cancellation(subscription, flag(form, "cancel_at_period_end")) };
  if (form.metadata) patch.metadata = mergeMetadata(subscription.metadata, form);
  const price = text(groups(form, "items")[0] ?? {}, "price");
  if (price) patch.items = await withPrice(tx, subscription, price);
  return change(tx, subscription, patch);
}

export async function cancelSubscription(tx: Tx, id: string): Promise<Subscription> {
  const subscription = await getLocked(tx, "subscription", id);
  return change(tx, subscription, { status: "canceled", canceled_at: seconds(), ended_at: seconds() });
}

function cancellation(subscription: Subscription, atPeriodEnd: boolean | undefined): Partial<Subscription> {
  if (atPeriodEnd === undefined) return {};
  const end = subscription.items.data[0]?.current_period_end ?? null;
  return atPeriodEnd
    ? { cancel_at_period_end: true, cancel_at: end, canceled_at: seconds() }
    : { cancel_at_period_end: false, cancel_at: null, canceled_at: null };
}

async function withPrice(tx: Tx, { items }: Subscription, id: string): Promise<Subscription["items"]> {
  const price = await get(tx, "price", id, "items[0][price]");
  return { ...items, data: items.data.map((item) => ({ ...item, price })) };
}
