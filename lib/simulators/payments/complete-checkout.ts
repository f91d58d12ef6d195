import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { attachCard, cardDisputes } from "./cards";
import { createCustomer } from "./customers";
import { openDispute } from "./disputes";
import { badRequest } from "./errors";
import { emit } from "./events";
import type { CheckoutSession, CheckoutTerms } from "./objects";
import { getLocked, hiddenPart, save } from "./store";
import { startSubscription } from "./subscriptions";
import { chargeCard } from "./takings";

/** Completes the session and creates what was bought. */
export async function completeCheckout(tx: Tx, id: string, cardNumber: string): Promise<CheckoutSession> {
  const session = await getLocked(tx, "checkout.session", id);
  if (session.status !== "open") throw badRequest(`This Session is ${session.status}.`);
  const terms = await hiddenPart<CheckoutTerms>(tx, id);
  const customer = session.customer ?? (await createCustomer(tx, { email: session.customer_email ?? "" })).id;
  const card = terms.needsCard ? (await attachCard(tx, customer, cardNumber)).id : null;
  const results =
    session.mode === "subscription"
      ? await subscribe(tx, { ...session, customer }, terms, card)
      : await pay(tx, { ...session, customer }, terms, card);
  const completed: CheckoutSession = { ...session, ...results, customer, status: "complete", url: null };
  await save(tx, completed, { owner: customer, dueAt: null });
  await emit(tx, "checkout.session.completed", completed);
  return completed;
}

type Session = CheckoutSession & { customer: string };

async function subscribe(tx: Tx, session: Session, terms: CheckoutTerms, card: string | null) {
  const { items, trialDays, missingCard, subscriptionMetadata: metadata } = terms;
  const { price, quantity = 1 } = items[0] ?? {};
  const subscriptionTerms = { price, quantity, trialDays, missingCard, metadata, card };
  const subscription = await startSubscription(tx, { customer: session.customer, ...subscriptionTerms });
  const payment_status: CheckoutSession["payment_status"] = card ? "paid" : "no_payment_required";
  return { subscription: subscription.id, invoice: subscription.latest_invoice, payment_status };
}

async function pay(
  tx: Tx,
  { customer, amount_total: amount, currency }: Session,
  { paymentMetadata }: CheckoutTerms,
  card: string | null,
) {
  const intent = await chargeCard(tx, { customer, amount, currency, metadata: paymentMetadata });
  await emit(tx, "payment_intent.succeeded", intent);
  if (await cardDisputes(tx, card)) await openDispute(tx, intent);
  const payment_status: CheckoutSession["payment_status"] = "paid";
  return { payment_intent: intent.id, payment_status };
}
