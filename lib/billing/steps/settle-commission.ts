import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { billingEvents } from "../events";
import type { ProviderPayment } from "../provider/payments";
import { settledWithout } from "../queries/commissions";

/** Marks the commission as paid; as not owed once the money was refunded; as unpaid once a dispute returned it. The stored payment decides, as it is the newest reading. Throws for a second payment, so that the event is delivered again and refunded. */
export async function settleCommission(tx: Tx, actor: Actor, taken: ProviderPayment) {
  const { id: paymentId, commissionId, isDisputeLost } = taken;
  if (!commissionId) return;
  await tx.$queryRaw`select id from commissions where id = ${commissionId}::uuid for update`;
  const commission = await tx.commission.findUnique({ where: { id: commissionId } });
  const payment = await tx.payment.findUnique({ where: { id: paymentId } });
  if (!commission || !payment || !isFor(payment, commission))
    return log.error({ paymentId, commissionId }, "a payment that does not match its commission");
  if (settledWithout(commission, paymentId))
    throw new Error(`commission ${commissionId} was waived, or paid by another payment, meanwhile`);
  const { contractId, recruiterId } = commission;
  const isReturned = payment.refundedCents >= payment.amountCents;
  const settled = { paymentId, paidAt: payment.paidAt, exemption: isReturned ? ("refunded" as const) : null };
  await tx.commission.update({
    where: { id: commissionId },
    data: isReturned && isDisputeLost ? { paymentId: null, paidAt: null, exemption: null } : settled,
  });
  if (commission.paymentId || isReturned) return;
  await billingEvents.record(tx, actor, "commission.paid", { commissionId, contractId, recruiterId });
}

type Owed = { recruiterId: string; amountCents: number };

const isFor = (payment: Owed, commission: Owed) =>
  payment.recruiterId === commission.recruiterId && payment.amountCents === commission.amountCents;
