import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, systemOnly } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { unlimited } from "@/lib/platform/command/limit";
import type { Tx } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { billingEvents } from "../events";
import type { PaidCredit } from "../provider/events";
import { type ProviderPayment, readInvoice, readPayment, refundPayment } from "../provider/payments";
import { cancelSubscription, readSubscription } from "../provider/subscriptions";
import { isSettledOtherwise } from "../queries/commissions";
import { heldBy } from "../queries/plans";
import { providerReferenceInput } from "../schema";
import { isLockedRecruiter, isRunning, saveSubscription } from "../steps/hold-plan";
import { savePayment } from "../steps/keep-payment";
import { settleCommission } from "../steps/settle-commission";

/** Synchronizes plan and credits with the provider. Idempotent and independent of order: the event only says what to read. */
export const applyProviderEvent = externalCommand({
  limit: unlimited("comes from the provider, signed, or asked of it"),
  by: systemOnly,
  input: providerReferenceInput,
  load: async (tx, { eventId }) => {
    const event = eventId === null ? null : await tx.providerEvent.findUnique({ where: { id: eventId } });
    return { done: event?.processedAt != null };
  },
  async call({ input, subject }) {
    const readAt = now();
    if (subject.done) return { subscription: null, payment: null, isDuplicate: false, readAt };
    const payment = await readReferencedPayment(input);
    const isDuplicate = payment !== null && (await isSettledOtherwise(payment));
    if (payment && isDuplicate && payment.refundedCents === 0) await refundPayment(payment.id);
    const subscription = input.subscriptionId ? await readSubscription(input.subscriptionId) : null;
    // Before saving the new plan, so that a retry after a crash repeats it.
    if (subscription && isRunning(subscription) && subscription.recruiterId)
      await cancelReplacedPlan(subscription.recruiterId, subscription.subscriptionId);
    return { subscription, payment, isDuplicate, readAt };
  },
  async run({ tx, actor, input, subject, reply }) {
    if (subject.done || !(await markProcessed(tx, input))) return;
    if (input.credit) await grantCredit(tx, actor, input.credit);
    if (reply.subscription) await saveSubscription(tx, actor, reply.subscription, reply.readAt);
    if (reply.payment) await savePayment(tx, reply.payment, reply.readAt);
    if (reply.payment && !reply.isDuplicate) await settleCommission(tx, actor, reply.payment);
  },
});

type PaymentReference = { invoiceId: string | null; paymentId: string | null; credit: PaidCredit | null };

/** Reads the current state: a refund may be announced before its payment. */
async function readReferencedPayment({
  invoiceId,
  paymentId,
  credit,
}: PaymentReference): Promise<ProviderPayment | null> {
  if (invoiceId) return readInvoice(invoiceId);
  if (paymentId) return readPayment(paymentId);
  const paid = credit && (await readPayment(credit.paymentId));
  return paid && { ...paid, recruiterId: credit.recruiterId };
}

async function cancelReplacedPlan(recruiterId: string, replacementId: string) {
  const current = await heldBy(recruiterId);
  if (current?.subscriptionId && current.subscriptionId !== replacementId && current.status !== "canceled")
    await cancelSubscription(current.subscriptionId);
}

async function markProcessed(
  tx: Tx,
  { eventId, type, createdAt }: { eventId: string | null; type: string; createdAt: Date },
) {
  if (eventId === null) return true;
  const data = { id: eventId, type, createdAt, processedAt: now() };
  return (await tx.providerEvent.createMany({ data, skipDuplicates: true })).count === 1;
}

async function grantCredit(tx: Tx, actor: Actor, { paymentId, recruiterId, amountCents }: PaidCredit) {
  if (!(await isLockedRecruiter(tx, recruiterId)))
    return log.warn({ paymentId, recruiterId }, "paid by nobody we know");
  const data = { recruiterId, paymentId, amountCents, source: "purchase" as const, state: "free" as const };
  const { count } = await tx.credit.createMany({ data, skipDuplicates: true });
  if (count > 0) await billingEvents.record(tx, actor, "subscription.changed", { recruiterId });
}
