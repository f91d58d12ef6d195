import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { expireCheckout, openCheckout } from "./checkout-sessions";
import { createCustomer, updateCustomer } from "./customers";
import { closeDispute } from "./disputes";
import { getEvent, listEvents } from "./events";
import { type Form, integer, text, texts } from "./form";
import type { CheckoutTerms, List } from "./objects";
import { previewInvoice } from "./plan-change";
import { openPortal } from "./portal";
import { createPrice, createProduct, updatePrice } from "./prices";
import { openSchedule, releaseSchedule, updateSchedule } from "./schedules";
import { type Cursor, get, hiddenPart, listObjects } from "./store";
import { cancelSubscription, createSubscription, updateSubscription } from "./subscriptions";
import { createRefund } from "./takings";

type Endpoint = (tx: Tx, form: Form, id: string) => Promise<unknown>;

/** Every simulated endpoint; `:id` stands for an object's id. */
export const endpoints: Record<string, Endpoint> = {
  "POST customers": (tx, form) => createCustomer(tx, form),
  "GET customers": (tx, form) => page(form, "customers", listObjects(tx, "customer", byEmail(form), cursor(form))),
  "GET customers/:id": (tx, _form, id) => get(tx, "customer", id),
  "POST customers/:id": (tx, form, id) => updateCustomer(tx, id, form),
  "POST products": (tx, form) => createProduct(tx, form),
  "GET products": (tx, form) => page(form, "products", listObjects(tx, "product", {}, cursor(form))),
  "GET products/:id": (tx, _form, id) => get(tx, "product", id),
  "POST prices": (tx, form) => createPrice(tx, form),
  "GET prices": (tx, form) => page(form, "prices", listObjects(tx, "price", byLookup(form), cursor(form))),
  "GET prices/:id": (tx, _form, id) => get(tx, "price", id),
  "POST prices/:id": (tx, form, id) => updatePrice(tx, id, form),
  "POST checkout/sessions": (tx, form) => openCheckout(tx, form),
  "GET checkout/sessions": (tx, form) =>
    page(form, "checkout/sessions", listObjects(tx, "checkout.session", bySubscription(form), cursor(form))),
  "GET checkout/sessions/:id": (tx, _form, id) => get(tx, "checkout.session", id),
  "GET checkout/sessions/:id/line_items": (tx, form, id) =>
    page(form, `checkout/sessions/${id}/line_items`, items(tx, id)),
  "POST checkout/sessions/:id/expire": (tx, _form, id) => expireCheckout(tx, id),
  "POST billing_portal/sessions": (tx, form) => openPortal(tx, form),
  "GET subscriptions": (tx, form) =>
    page(
      form,
      "subscriptions",
      listObjects(tx, "subscription", { ...byCustomer(form), status: statuses(form) }, cursor(form)),
    ),
  "POST subscriptions": (tx, form) => createSubscription(tx, form),
  "GET subscriptions/:id": (tx, _form, id) => get(tx, "subscription", id),
  "POST subscriptions/:id": (tx, form, id) => updateSubscription(tx, id, form),
  "DELETE subscriptions/:id": (tx, _form, id) => cancelSubscription(tx, id),
  "POST subscription_schedules": (tx, form) => openSchedule(tx, form),
  "GET subscription_schedules/:id": (tx, _form, id) => get(tx, "subscription_schedule", id),
  "POST subscription_schedules/:id": (tx, form, id) => updateSchedule(tx, id, form),
  "POST subscription_schedules/:id/release": (tx, _form, id) => releaseSchedule(tx, id),
  "POST invoices/create_preview": (tx, form) => previewInvoice(tx, form),
  "GET invoices": (tx, form) => page(form, "invoices", listObjects(tx, "invoice", byCustomer(form), cursor(form))),
  "GET invoices/:id": (tx, _form, id) => get(tx, "invoice", id),
  "POST refunds": (tx, form) => createRefund(tx, form),
  "GET refunds/:id": (tx, _form, id) => get(tx, "refund", id),
  "GET disputes": (tx, form) => page(form, "disputes", listObjects(tx, "dispute", byPayment(form), cursor(form))),
  "GET disputes/:id": (tx, _form, id) => get(tx, "dispute", id),
  "POST disputes/:id/close": (tx, _form, id) => closeDispute(tx, id),
  "GET charges/:id": (tx, _form, id) => get(tx, "charge", id),
  "GET payment_intents/:id": (tx, _form, id) => get(tx, "payment_intent", id),
  "GET payment_methods/:id": (tx, _form, id) => get(tx, "payment_method", id),
  "GET events": (tx, form) => page(form, "events", listEvents(tx, eventTypes(form), cursor(form))),
  "GET events/:id": (tx, _form, id) => getEvent(tx, id),
};

async function page(
  _form: Form,
  path: string,
  listing: Promise<{ data: unknown[]; more: boolean }>,
): Promise<List<unknown>> {
  const { data, more } = await listing;
  return { object: "list", data, has_more: more, url: `/v1/${path}` };
}

async function items(tx: Tx, id: string) {
  await get(tx, "checkout.session", id);
  return { data: (await hiddenPart<CheckoutTerms>(tx, id)).items, more: false };
}

const cursor = (form: Form): Cursor => ({
  limit: Math.min(Math.max(integer(form, "limit") ?? 10, 1), 100),
  after: text(form, "starting_after"),
  before: text(form, "ending_before"),
});

const byCustomer = (form: Form) => ({ owner: text(form, "customer") });
const bySubscription = (form: Form) => ({
  ...byCustomer(form),
  subscription: text(form, "subscription"),
  status: text(form, "status") ? [text(form, "status") ?? ""] : undefined,
});
const byPayment = (form: Form) => ({
  lookups: text(form, "payment_intent") ? [text(form, "payment_intent") ?? ""] : undefined,
});
const byEmail = (form: Form) => ({ lookups: text(form, "email") ? [text(form, "email") ?? ""] : undefined });
const byLookup = (form: Form) => ({ lookups: form.lookup_keys ? texts(form, "lookup_keys") : undefined });
const eventTypes = (form: Form) => [text(form, "type") ?? [], texts(form, "types")].flat();

function statuses(form: Form): string[] | undefined {
  const status = text(form, "status");
  if (status === "all") return undefined;
  return status ? [status] : ["trialing", "active", "past_due", "paused"];
}
