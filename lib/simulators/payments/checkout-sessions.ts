import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { badRequest, missingParam } from "./errors";
import { emit } from "./events";
import { type Form, group, groups, integer, mergeMetadata, missingCardOf, text } from "./form";
import { dateOf, newId, seconds } from "./ids";
import type { CheckoutSession, CheckoutTerms, LineItem, Price } from "./objects";
import { createPrice } from "./prices";
import { checkoutUrl } from "./settings";
import { get, getLocked, insert, save } from "./store";

const DAY = 86_400;

export async function openCheckout(tx: Tx, form: Form): Promise<CheckoutSession> {
  const mode = text(form, "mode");
  if (mode !== "payment" && mode !== "subscription") throw missingParam("mode");
  const customer = text(form, "customer") ?? null;
  if (customer) await get(tx, "customer", customer, "customer");
  const items = await lineItems(tx, form);
  if (mode === "subscription" && !items[0]?.price.recurring)
    throw badRequest("You must provide at least one recurring price in `subscription` mode.", "line_items");
  const terms = termsOf(form, items, mode);
  const id = newId("cs_test");
  const session: CheckoutSession = {
    id,
    object: "checkout.session",
    created: seconds(),
    livemode: false,
    mode,
    status: "open",
    payment_status: "unpaid",
    payment_method_collection: mode === "subscription" ? collectionOf(form) : null,
    ui_mode: "hosted_page",
    url: checkoutUrl(id),
    locale: text(form, "locale") ?? null,
    customer,
    customer_email: text(form, "customer_email") ?? null,
    client_reference_id: text(form, "client_reference_id") ?? null,
    success_url: webAddress(form, "success_url") ?? throwMissing("success_url"),
    cancel_url: webAddress(form, "cancel_url"),
    custom_text: { submit: submitText(form) },
    amount_total: terms.trialDays > 0 ? 0 : items.reduce((sum, item) => sum + item.amount_total, 0),
    currency: items[0]?.currency ?? "eur",
    expires_at: integer(form, "expires_at") ?? seconds() + DAY,
    subscription: null,
    invoice: null,
    payment_intent: null,
    metadata: mergeMetadata({}, form),
  };
  return insert(tx, session, { owner: customer, hidden: terms, dueAt: dateOf(session.expires_at) });
}

export async function expireCheckout(tx: Tx, id: string): Promise<CheckoutSession> {
  const session = await getLocked(tx, "checkout.session", id);
  if (session.status !== "open") throw badRequest(`This Session is ${session.status} and cannot be expired.`);
  const expired = await save(tx, { ...session, status: "expired", url: null } as CheckoutSession, { dueAt: null });
  await emit(tx, "checkout.session.expired", expired);
  return expired;
}

function submitText(form: Form): { message: string } | null {
  const message = text(group(group(form, "custom_text"), "submit"), "message");
  return message ? { message } : null;
}

async function lineItems(tx: Tx, form: Form): Promise<LineItem[]> {
  const items: LineItem[] = [];
  for (const line of groups(form, "line_items")) items.push(await lineItem(tx, line));
  if (items.length === 0) throw missingParam("line_items");
  return items;
}

async function lineItem(tx: Tx, line: Form): Promise<LineItem> {
  const price = await priceOf(tx, line);
  const quantity = integer(line, "quantity") ?? 1;
  if (quantity < 1) throw badRequest("Quantity must be at least 1.", "line_items[0][quantity]");
  const product = await get(tx, "product", price.product);
  const { currency, unit_amount } = price;
  const amount_total = unit_amount * quantity;
  return { id: newId("li"), object: "item", price, quantity, description: product.name, amount_total, currency };
}

async function priceOf(tx: Tx, line: Form): Promise<Price> {
  const priceId = text(line, "price");
  return priceId ? get(tx, "price", priceId, "line_items[0][price]") : createPrice(tx, group(line, "price_data"));
}

function termsOf(form: Form, items: LineItem[], mode: "payment" | "subscription"): CheckoutTerms {
  const subscription = group(form, "subscription_data");
  const trialDays = mode === "subscription" ? (integer(subscription, "trial_period_days") ?? 0) : 0;
  return {
    items,
    trialDays,
    missingCard: missingCardOf(group(group(subscription, "trial_settings"), "end_behavior")),
    needsCard: !(trialDays > 0 && collectionOf(form) === "if_required"),
    subscriptionMetadata: mergeMetadata({}, subscription),
    paymentMetadata: mergeMetadata({}, group(form, "payment_intent_data")),
  };
}

const collectionOf = (form: Form) =>
  text(form, "payment_method_collection") === "if_required" ? "if_required" : "always";

/** The pages link to these addresses. */
function webAddress(form: Form, name: string): string | null {
  const address = text(form, name);
  if (address === undefined) return null;
  if (!/^https?:\/\//.test(address)) throw badRequest("Not a valid URL", name);
  return address;
}

function throwMissing(param: string): never {
  throw missingParam(param);
}
