import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyProviderEvent } from "@/lib/billing/commands/apply-provider-event";
import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { stripe } from "@/lib/billing/provider/client";
import { planOf } from "@/lib/billing/queries/plans";
import { now } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { budgetView } from "../../support/factories/budget";
import { aRecruiter } from "../../support/factories/people";
import { startBilling, submit } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterAll(() => services.stop());

const paid = (recruiterId: string, paymentId = `pi_${randomUUID()}`) => ({
  eventId: `evt_${randomUUID()}`,
  type: "checkout.session.completed",
  createdAt: now(),
  subscriptionId: null,
  credit: { paymentId, recruiterId, amountCents: 4900 },
});

test("five copies of one event at once grant one credit", async () => {
  const { recruiter } = await aRecruiter({ plan: null });
  const paymentEvent = paid(recruiter.id);
  await Promise.all(Array.from({ length: 5 }, () => applyProviderEvent(system(), paymentEvent)));
  expect(await planOf(recruiter.id)).toMatchObject({ bought: 1 });
});

test("two events about one payment grant one credit", async () => {
  const { recruiter } = await aRecruiter({ plan: null });
  const payment = `pi_${randomUUID()}`;
  for (const paymentEvent of [paid(recruiter.id, payment), paid(recruiter.id, payment)])
    await applyProviderEvent(system(), paymentEvent);
  expect(await planOf(recruiter.id)).toMatchObject({ bought: 1 });
});

test("users cannot grant themselves a credit", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await expect(applyProviderEvent(actor, paid(recruiter.id))).rejects.toMatchObject({ code: "not_found" });
});

test("a payment of an unknown customer is recorded without effect", async () => {
  const paymentEvent = paid(randomUUID());
  await applyProviderEvent(system(), paymentEvent);
  expect(await db.providerEvent.count({ where: { id: paymentEvent.eventId } })).toBe(1);
  expect(await db.credit.count({ where: { paymentId: paymentEvent.credit.paymentId } })).toBe(0);
});

test("a refund reported before its payment is not undone by it", async () => {
  const club = await aRecruiter({ plan: null });
  const recruiterId = club.recruiter.id;
  await submit((await startCheckout(club.actor, { plan: "pay-per-match" })).url, { card: "4242424242424242" });
  await flushDeliveries();
  const { id, amountCents } = await db.payment.findFirstOrThrow({ where: { recruiterId } });
  await stripe().refunds.create({ payment_intent: id });
  await flushDeliveries();
  await db.payment.deleteMany({ where: { recruiterId } });
  await db.credit.deleteMany({ where: { recruiterId } });
  const refund = { ...paid(recruiterId), type: "charge.refunded", credit: null, paymentId: id };
  for (const paymentEvent of [refund, paid(recruiterId, id)]) await applyProviderEvent(system(), paymentEvent);
  expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ amountCents, refundedCents: amountCents });
  expect((await budgetView(club)).figures.spentCents).toBe(0);
  expect(await planOf(recruiterId)).toMatchObject({ bought: 1 });
});

test("B01: a lost dispute counts as a refund, an open one does not", async () => {
  const club = await aRecruiter({ plan: null });
  const recruiterId = club.recruiter.id;
  await submit((await startCheckout(club.actor, { plan: "pay-per-match" })).url, { card: "4000000000000259" });
  await flushDeliveries();
  const { id, amountCents, refundedCents } = await db.payment.findFirstOrThrow({ where: { recruiterId } });
  expect(refundedCents).toBe(0);
  const [dispute] = (await stripe().disputes.list({ payment_intent: id })).data;
  await stripe().disputes.close(dispute!.id);
  await flushDeliveries();
  expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ amountCents, refundedCents: amountCents });
  expect((await budgetView(club)).figures.spentCents).toBe(0);
});
