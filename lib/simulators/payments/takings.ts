import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { badRequest, missingParam } from "./errors";
import { emit } from "./events";
import { type Form, integer, mergeMetadata, text } from "./form";
import { newId, seconds } from "./ids";
import type { Charge, Metadata, PaymentIntent, Refund } from "./objects";
import { get, getLocked, insert, save } from "./store";

type ChargeRequest = { customer: string | null; amount: number; currency: string; metadata?: Metadata };

export async function chargeCard(
  tx: Tx,
  { customer, amount, currency, metadata = {} }: ChargeRequest,
): Promise<PaymentIntent> {
  const [id, chargeId] = [newId("pi"), newId("ch")];
  const shared = { created: seconds(), livemode: false as const, amount, currency, customer, metadata };
  const charge: Charge = {
    ...shared,
    id: chargeId,
    object: "charge",
    amount_refunded: 0,
    disputed: false,
    payment_intent: id,
    refunded: false,
    status: "succeeded",
  };
  const intent: PaymentIntent = {
    ...shared,
    id,
    object: "payment_intent",
    amount_received: amount,
    status: "succeeded",
    latest_charge: chargeId,
  };
  await insert(tx, charge, { owner: customer });
  return insert(tx, intent, { owner: customer });
}

/** Refunds a payment, fully unless an amount is given. */
export async function createRefund(tx: Tx, form: Form): Promise<Refund> {
  const intentId = text(form, "payment_intent");
  if (!intentId) throw missingParam("payment_intent");
  const intent = await get(tx, "payment_intent", intentId, "payment_intent");
  const charge = await getLocked(tx, "charge", intent.latest_charge);
  const refundable = charge.amount - charge.amount_refunded;
  const amount = integer(form, "amount") ?? refundable;
  if (amount < 1 || amount > refundable) throw badRequest("Refund amount is greater than unrefunded amount on charge.");
  const amount_refunded = charge.amount_refunded + amount;
  const refunded: Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  const refund: Refund = {
    id: newId("re"),
    object: "refund",
    created: seconds(),
    livemode: false,
    metadata: mergeMetadata({}, form),
    amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: intent.id,
    status: "succeeded",
  };
  await save(tx, refunded);
  await insert(tx, refund, { owner: charge.customer });
  await emit(tx, "charge.refunded", refunded);
  return refund;
}
