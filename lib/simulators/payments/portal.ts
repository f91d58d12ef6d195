import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { attachCard } from "./cards";
import { missingParam, noSuch } from "./errors";
import { type Form, text } from "./form";
import { newId, seconds } from "./ids";
import { payOpenInvoice } from "./invoices";
import type { PortalSession, Subscription } from "./objects";
import { endPeriod } from "./renewals";
import { portalUrl } from "./settings";
import { get, getLocked, insert, listObjects } from "./store";
import { change } from "./subscription-change";
import { updateSubscription } from "./subscriptions";

const HOUR = 3600;

export async function openPortal(tx: Tx, form: Form): Promise<PortalSession> {
  const customer = text(form, "customer");
  const return_url = text(form, "return_url") ?? "";
  if (!customer) throw missingParam("customer");
  if (!/^https?:\/\//.test(return_url)) throw missingParam("return_url");
  await get(tx, "customer", customer, "customer");
  const id = newId("bps");
  const session: PortalSession = {
    id,
    object: "billing_portal.session",
    created: seconds(),
    livemode: false,
    customer,
    return_url,
    url: portalUrl(id),
    locale: text(form, "locale") ?? null,
    metadata: {},
  };
  return insert(tx, session, { owner: customer });
}

/** The address grants access to the customer's plan, so it expires after an hour. */
export async function enterPortal(tx: Tx, id: string) {
  const session = await get(tx, "billing_portal.session", id);
  if (seconds() - session.created > HOUR) throw noSuch("billing_portal.session", id);
  const { data } = await listObjects(tx, "subscription", { owner: session.customer }, { limit: 10 });
  return { session, subscriptions: data };
}

export type PortalAct = "cancel" | "resume" | "add_card" | "end_period";

export async function actInPortal(tx: Tx, id: string, act: PortalAct, subscriptionId: string, cardNumber: string) {
  const { session, subscriptions } = await enterPortal(tx, id);
  const ownSubscription = subscriptions.find((subscription) => subscription.id === subscriptionId);
  if (!ownSubscription) throw noSuch("subscription", subscriptionId);
  if (act === "cancel") await updateSubscription(tx, ownSubscription.id, { cancel_at_period_end: "true" });
  if (act === "resume") await updateSubscription(tx, ownSubscription.id, { cancel_at_period_end: "false" });
  if (act === "end_period") await endPeriod(tx, ownSubscription.id);
  if (act === "add_card") await addCard(tx, ownSubscription, session.customer, cardNumber);
}

async function addCard(tx: Tx, { id }: Subscription, customer: string, cardNumber: string) {
  const card = await attachCard(tx, customer, cardNumber);
  const subscription = await getLocked(tx, "subscription", id);
  const settled = await payOpenInvoice(tx, subscription);
  const status = settled && subscription.status === "past_due" ? "active" : subscription.status;
  await change(tx, subscription, { default_payment_method: card.id, status });
}
