import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyProviderEvent } from "@/lib/billing/commands/apply-provider-event";
import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { savePayment } from "@/lib/billing/steps/keep-payment";
import { daysFrom, now } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { paymentsConnection } from "@/lib/simulators/payments/connection";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { budgetView } from "../../support/factories/budget";
import { aRecruiter } from "../../support/factories/people";
import { aPaidPlan, startBilling, submit } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
let stripe: Stripe;
beforeAll(async () => {
  services = await startBilling();
  const { key, fetch } = paymentsConnection();
  stripe = new Stripe(key, { httpClient: Stripe.createFetchHttpClient(fetch), telemetry: false });
});
afterAll(() => services.stop());

const paymentsOf = (recruiterId: string) => db.payment.findMany({ where: { recruiterId }, orderBy: { paidAt: "asc" } });

test("a month of a plan is recorded once, however often the provider reports it", async () => {
  const club = await aRecruiter({ plan: null });
  await aPaidPlan(club.actor, club.recruiter.id, "pro");
  const [payment, ...more] = await paymentsOf(club.recruiter.id);
  expect([payment, more]).toMatchObject([{ kind: "plan", amountCents: 30_000, refundedCents: 0 }, []]);
  const invoice = (await stripe.invoices.list({ limit: 100 })).data.find(
    ({ payments }) => payments?.data[0]?.payment.payment_intent === payment?.id,
  );
  const again = { subscriptionId: null, credit: null, invoiceId: invoice?.id, type: "invoice.paid", createdAt: now() };
  await Promise.all([1, 2, 3].map(() => applyProviderEvent(system(), { ...again, eventId: `evt_${randomUUID()}` })));
  expect(await paymentsOf(club.recruiter.id)).toHaveLength(1);
  expect((await budgetView(club)).figures.spentCents).toBe(30_000);
});

test("partial and full refunds reduce the amount spent", async () => {
  const club = await aRecruiter({ plan: null });
  const { url } = await startCheckout(club.actor, { plan: "pay-per-match" });
  await submit(url, { card: "4242424242424242" });
  await flushDeliveries();
  const [payment] = await paymentsOf(club.recruiter.id);
  const cents = payment?.amountCents ?? 0;
  expect((await budgetView(club)).figures.spentCents).toBe(cents);
  await stripe.refunds.create({ payment_intent: payment?.id ?? "", amount: 900 });
  await flushDeliveries();
  expect((await budgetView(club)).figures.spentCents).toBe(cents - 900);
  await stripe.refunds.create({ payment_intent: payment?.id ?? "" });
  await flushDeliveries();
  expect((await budgetView(club)).figures.spentCents).toBe(0);
  expect((await budgetView(club)).entries).toMatchObject([{ cents: 0, payment: { refundedCents: cents } }]);
});

test("an older state does not overwrite a newer one, and a payment without a customer is assigned to nobody", async () => {
  const { recruiter } = await aRecruiter({ plan: null });
  const time = now();
  const id = `pi_${randomUUID()}`;
  const paid = {
    id,
    recruiterId: recruiter.id,
    kind: "credit" as const,
    amountCents: 4_900,
    paidAt: time,
    commissionId: null,
    isDisputeLost: false,
  };
  await db.$transaction((tx) => savePayment(tx, { ...paid, refundedCents: 4_900 }, time));
  await db.$transaction((tx) => savePayment(tx, { ...paid, refundedCents: 0 }, daysFrom(time, -1)));
  expect(await paymentsOf(recruiter.id)).toMatchObject([{ refundedCents: 4_900 }]);
  const strange = { ...paid, id: `pi_${randomUUID()}`, recruiterId: randomUUID(), refundedCents: 0 };
  await db.$transaction((tx) => savePayment(tx, strange, time));
  expect(await db.payment.count({ where: { id: strange.id } })).toBe(0);
});
