import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { emit } from "./events";
import { newId, seconds } from "./ids";
import type { Dispute, PaymentIntent } from "./objects";
import { get, getLocked, insert, save } from "./store";

/** The payer disputes the whole payment at their bank. */
export async function openDispute(tx: Tx, { id, latest_charge, amount, currency, customer }: PaymentIntent) {
  const charge = await get(tx, "charge", latest_charge);
  const dispute: Dispute = {
    id: newId("dp"),
    object: "dispute",
    created: seconds(),
    livemode: false,
    metadata: {},
    amount,
    charge: latest_charge,
    currency,
    payment_intent: id,
    reason: "fraudulent",
    status: "needs_response",
  };
  await save(tx, { ...charge, disputed: true });
  await insert(tx, dispute, { owner: customer, lookup: id });
  await emit(tx, "charge.dispute.created", dispute);
}

/** Closing a dispute without evidence loses it. */
export async function closeDispute(tx: Tx, id: string): Promise<Dispute> {
  const closed: Dispute = { ...(await getLocked(tx, "dispute", id)), status: "lost" };
  await save(tx, closed);
  await emit(tx, "charge.dispute.closed", closed);
  return closed;
}
