import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { badRequest, missingParam } from "./errors";
import { emit } from "./events";
import { type Form, mergeMetadata, text, whole } from "./form";
import { newId, seconds } from "./ids";
import type { Charge, Metadata, PaymentIntent, Refund } from "./objects";
import { get, getLocked, insert, save } from "./store";

type Taken = { customer: string | null; amount: number; currency: string; metadata?: Metadata };

/** Charges the card; what is taken can be given back. */
export async function take(tx: Tx, { customer, amount, currency, metadata = {} }: Taken): Promise<PaymentIntent> {
  const [id, chargeId] = [newId("pi"), newId("ch")];
  const both = { created: seconds(), livemode: false as const, amount, currency, customer, metadata };
  const charge: Charge = {
    ...both,
    id: chargeId,
    object: "charge",
    amount_refunded: 0,
    payment_intent: id,
    refunded: false,
    status: "succeeded",
  };
  const intent: PaymentIntent = {
    ...both,
    id,
    object: "payment_intent",
    amount_received: amount,
    status: "succeeded",
    latest_charge: chargeId,
  };
  await insert(tx, charge, { owner: customer });
  return insert(tx, intent, { owner: customer });
}

/** Gives back what was taken, all that is left of it unless an amount is said. */
export async function createRefund(tx: Tx, form: Form): Promise<Refund> {
  const named = text(form, "payment_intent");
  if (!named) throw missingParam("payment_intent");
  const intent = await get(tx, "payment_intent", named, "payment_intent");
  const charge = await getLocked(tx, "charge", intent.latest_charge);
  const left = charge.amount - charge.amount_refunded;
  const amount = whole(form, "amount") ?? left;
  if (amount < 1 || amount > left) throw badRequest("Refund amount is greater than unrefunded amount on charge.");
  const amount_refunded = charge.amount_refunded + amount;
  const lessened: Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
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
  await save(tx, lessened);
  await insert(tx, refund, { owner: charge.customer });
  await emit(tx, "charge.refunded", lessened);
  return refund;
}
