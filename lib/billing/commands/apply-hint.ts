import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, house } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { unlimited } from "@/lib/platform/command/limit";
import type { Tx } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import type { PaidCredit } from "../provider/events";
import { readInvoice, readPayment, type Taken } from "../provider/payments";
import { cancelSubscription, readSubscription } from "../provider/subscriptions";
import { heldBy } from "../queries/plans";
import { hintInput } from "../schema";
import { holdPlan, isHeld, isLockedRecruiter } from "../steps/hold-plan";
import { keepPayment } from "../steps/keep-payment";

/** Brings a recruiter's plan and credits to what the provider holds today. Any order, any number of times, the result is the same: the event only says where to look. */
export const applyHint = externalCommand({
  limit: unlimited("comes from the provider, signed, or asked of it"),
  by: house,
  input: hintInput,
  load: async (tx, { eventId }) => {
    const known = eventId === null ? null : await tx.providerEvent.findUnique({ where: { id: eventId } });
    return { done: known?.processedAt != null };
  },
  async call({ input, subject }) {
    const readAt = now();
    if (subject.done) return { held: null, taken: null, readAt };
    const taken = await moneyIn(input);
    const held = input.subscriptionId ? await readSubscription(input.subscriptionId) : null;
    // Before the new plan is kept, so that a crash in between is made good when the event comes again.
    if (held && isHeld(held) && held.recruiterId) await endReplaced(held.recruiterId, held.subscriptionId);
    return { held, taken, readAt };
  },
  async run({ tx, actor, input, subject, reply }) {
    if (subject.done || !(await once(tx, input))) return;
    if (input.credit) await grant(tx, actor, input.credit);
    if (reply.held) await holdPlan(tx, actor, reply.held, reply.readAt);
    if (reply.taken) await keepPayment(tx, reply.taken, reply.readAt);
  },
});

type Money = { invoiceId: string | null; refundedId: string | null; credit: PaidCredit | null };

/** As the provider has it now: what was given back before its payment was told of is given back. */
async function moneyIn({ invoiceId, refundedId, credit }: Money): Promise<Taken | null> {
  if (invoiceId) return readInvoice(invoiceId);
  if (refundedId) return readPayment(refundedId);
  const paid = credit && (await readPayment(credit.paymentId));
  return paid && { ...paid, recruiterId: credit.recruiterId };
}

/** A plan taken over another takes its place: the older one ends at the provider. */
async function endReplaced(recruiterId: string, by: string) {
  const before = await heldBy(recruiterId);
  if (before?.subscriptionId && before.subscriptionId !== by && before.status !== "canceled")
    await cancelSubscription(before.subscriptionId);
}

/** False when another copy of the same event was first. */
async function once(tx: Tx, { eventId, type, createdAt }: { eventId: string | null; type: string; createdAt: Date }) {
  if (eventId === null) return true;
  const data = { id: eventId, type, createdAt, processedAt: now() };
  return (await tx.providerEvent.createMany({ data, skipDuplicates: true })).count === 1;
}

async function grant(tx: Tx, actor: Actor, { paymentId, recruiterId, amountCents }: PaidCredit) {
  if (!(await isLockedRecruiter(tx, recruiterId)))
    return log.warn({ paymentId, recruiterId }, "paid by nobody we know");
  const data = { recruiterId, paymentId, amountCents, source: "purchase" as const, state: "free" as const };
  const { count } = await tx.credit.createMany({ data, skipDuplicates: true });
  if (count > 0) await recordEvent(tx, actor, "subscription.changed", { recruiterId });
}
