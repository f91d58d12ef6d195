import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { badRequest, missingParam } from "./errors";
import { emit } from "./events";
import { type Form, flag, group, groups, integer, mergeMetadata, missingCardOf, text } from "./form";
import { dateOf, newId, seconds } from "./ids";
import { bill, periodLine } from "./invoices";
import type { MissingCard, Price, Subscription, SubscriptionItem } from "./objects";
import { periodEnd, trialEnd } from "./periods";
import { changePrice } from "./plan-change";
import { endPeriod } from "./renewals";
import { get, getLocked, insert, save } from "./store";
import { change } from "./subscription-change";

type Start = {
  customer: string;
  price: Price | undefined;
  quantity: number;
  trialDays: number;
  missingCard: MissingCard;
  metadata: Record<string, string>;
  card: string | null;
};

/** Without a card only trials are possible. */
export async function createSubscription(tx: Tx, form: Form): Promise<Subscription> {
  const customer = text(form, "customer");
  const item = groups(form, "items")[0] ?? {};
  const priceId = text(item, "price");
  if (!customer) throw missingParam("customer");
  if (!priceId) throw missingParam("items[0][price]");
  await get(tx, "customer", customer, "customer");
  const trialDays = integer(form, "trial_period_days") ?? 0;
  if (trialDays < 1) throw badRequest("This customer has no attached payment source or default payment method.");
  return startSubscription(tx, {
    customer,
    price: await get(tx, "price", priceId, "items[0][price]"),
    quantity: integer(item, "quantity") ?? 1,
    trialDays,
    missingCard: missingCardOf(group(group(form, "trial_settings"), "end_behavior")),
    metadata: mergeMetadata({}, form),
    card: null,
  });
}

export async function startSubscription(
  tx: Tx,
  { customer, price, quantity, trialDays, missingCard, metadata, card }: Start,
): Promise<Subscription> {
  if (!price?.recurring) throw badRequest("A subscription needs a recurring price.");
  const start = seconds();
  const trial = trialDays > 0;
  const end = trial ? trialEnd(start, trialDays) : periodEnd(start, start, price.recurring);
  const id = newId("sub");
  const item: SubscriptionItem = {
    id: newId("si"),
    object: "subscription_item",
    subscription: id,
    quantity,
    price,
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
    currency: price.currency,
    status: trial ? "trialing" : "active",
    start_date: start,
    billing_cycle_anchor: trial ? end : start,
    trial_start: trial ? start : null,
    trial_end: trial ? end : null,
    trial_settings: { end_behavior: { missing_payment_method: missingCard } },
    cancel_at_period_end: false,
    pause_collection: null,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    default_payment_method: card,
    billing_mode: { type: "flexible" },
    collection_method: "charge_automatically",
    latest_invoice: null,
    schedule: null,
    items: { object: "list", data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    metadata,
  };
  await insert(tx, subscription, { owner: customer, dueAt: dateOf(end) });
  await emit(tx, "customer.subscription.created", subscription);
  const lines = [periodLine(subscription, trial ? 0 : price.unit_amount * quantity)];
  const invoice = await bill(tx, subscription, { lines, paid: true, reason: "subscription_create" });
  return save(tx, { ...subscription, latest_invoice: invoice.id });
}

export async function updateSubscription(tx: Tx, id: string, form: Form): Promise<Subscription> {
  if (text(form, "trial_end") === "now") return endPeriod(tx, id);
  const subscription = await getLocked(tx, "subscription", id);
  if (subscription.status === "canceled") throw badRequest("A canceled subscription can only update its metadata.");
  const patch: Partial<Subscription> = { ...cancellation(subscription, flag(form, "cancel_at_period_end")) };
  if (form.pause_collection !== undefined) patch.pause_collection = pauseOf(form);
  if (form.metadata) patch.metadata = mergeMetadata(subscription.metadata, form);
  const trialUntil = integer(form, "trial_end");
  if (trialUntil !== undefined) Object.assign(patch, longerTrial(subscription, trialUntil));
  return change(tx, subscription, { ...patch, ...(await changePrice(tx, subscription, form)) });
}

/** An empty value resumes charging; only "void" is simulated. */
function pauseOf(form: Form): Subscription["pause_collection"] {
  if (form.pause_collection === "") return null;
  if (text(group(form, "pause_collection"), "behavior") !== "void")
    throw badRequest("pause_collection must be void here.");
  return { behavior: "void", resumes_at: null };
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

function longerTrial({ status, items }: Subscription, until: number): Partial<Subscription> {
  if (status !== "trialing" || until <= seconds()) throw badRequest("Only a running trial is given another end.");
  const data = items.data.map((item) => ({ ...item, current_period_end: until }));
  return { trial_end: until, billing_cycle_anchor: until, items: { ...items, data } };
}
