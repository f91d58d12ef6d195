import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { setClock } from "@/lib/platform/clock";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { periodEnd } from "@/lib/simulators/payments/periods";
import { type Payments, startPayments, submit, trialOf } from "../../support/payments";

const DAY = 86_400;

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterEach(() => setClock(null));
afterAll(() => payments.stop());

type Terms = Parameters<typeof trialOf>[1];

async function subscribed(terms?: Terms, card?: string) {
  const { session, customer } = await trialOf(payments.stripe, terms);
  await submit(session.url, card ? { card } : {});
  const done = await payments.stripe.checkout.sessions.retrieve(session.id);
  const portal = await payments.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "https://app.test/dashboard",
  });
  return { id: done.subscription as string, portal: portal.url, customer };
}

const state = (id: string) => payments.stripe.subscriptions.retrieve(id);
const end = (subscription: Stripe.Subscription) => subscription.items.data[0]?.current_period_end ?? 0;
const inDays = (days: number) => setClock(() => new Date(Date.now() + days * DAY * 1000));

test("a trial without a card ends on its last day", async () => {
  const { id } = await subscribed();
  inDays(13.9);
  expect((await state(id)).status).toBe("trialing");
  inDays(14.1);
  expect(await state(id)).toMatchObject({ status: "canceled" });
});

test("a card added in the portal turns the trial into a paid month", async () => {
  const { id, portal } = await subscribed();
  const refused = await submit(portal, { act: "add_card", subscription: id, card: "4000000000000002" });
  expect(await refused.text()).toContain("declined");
  expect((await submit(portal, { act: "add_card", subscription: id, card: "4242424242424242" })).status).toBe(303);
  inDays(14.1);
  const paid = await state(id);
  expect(paid.status).toBe("active");
  expect(end(paid)).toBeGreaterThan(Date.now() / 1000 + 27 * DAY);
  const invoices = await payments.stripe.invoices.list({ customer: paid.customer as string });
  expect(invoices.data.map((invoice) => invoice.amount_paid)).toEqual([10_000, 0]);
  expect(invoices.data[0]?.parent?.subscription_details?.subscription).toBe(id);
});

test("canceling keeps the plan to the end of the period; resuming undoes it", async () => {
  const { id, portal } = await subscribed({ trialDays: 0 }, "4242 4242 4242 4242");
  const before = await state(id);
  expect(before.status).toBe("active");
  await submit(portal, { act: "cancel", subscription: id });
  expect(await state(id)).toMatchObject({ status: "active", cancel_at_period_end: true, cancel_at: end(before) });
  await submit(portal, { act: "resume", subscription: id });
  expect(await state(id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  await payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await submit(portal, { act: "end_period", subscription: id });
  expect((await state(id)).status).toBe("canceled");
});

test("a declined renewal leaves the plan past due until another card pays", async () => {
  const { id, portal, customer } = await subscribed({ trialDays: 0 }, "4000 0000 0000 0341");
  await submit(portal, { act: "end_period", subscription: id });
  expect((await state(id)).status).toBe("past_due");
  await submit(portal, { act: "add_card", subscription: id, card: "5555555555554444" });
  expect((await state(id)).status).toBe("active");
  await flushDeliveries();
  const eventTypes = payments.events
    .filter((event) => JSON.stringify(event.data).includes(customer.id))
    .map(({ type }) => type);
  expect(eventTypes).toContain("invoice.payment_failed");
  expect(eventTypes.at(-1)).toBe("customer.subscription.updated");
});

test("the test clock ends a period early and starts the next", async () => {
  const { id, portal } = await subscribed({ missing: "create_invoice" });
  await submit(portal, { act: "add_card", subscription: id, card: "4242424242424242" });
  await submit(portal, { act: "end_period", subscription: id });
  const renewed = await state(id);
  expect(renewed.status).toBe("active");
  const item = renewed.items.data[0];
  expect(Math.abs((item?.current_period_start ?? 0) - Date.now() / 1000)).toBeLessThan(10);
});

test("after a long pause every missed month is billed", async () => {
  const { id, customer } = await subscribed({ trialDays: 0 }, "4242 4242 4242 4242");
  inDays(100);
  expect(end(await state(id))).toBeGreaterThan(Date.now() / 1000 + 100 * DAY);
  const { data } = await payments.stripe.invoices.list({ customer: customer.id });
  expect(data.map((invoice) => invoice.billing_reason)).toEqual([
    "subscription_cycle",
    "subscription_cycle",
    "subscription_cycle",
    "subscription_create",
  ]);
});

test("a portal session cannot change another customer's plan", async () => {
  const [ownSubscription, otherSubscription] = [await subscribed(), await subscribed()];
  expect((await submit(ownSubscription.portal, { act: "cancel", subscription: otherSubscription.id })).status).toBe(
    200,
  );
  expect((await state(otherSubscription.id)).cancel_at_period_end).toBe(false);
});

test("months are counted from the first day, the 31st comes back after February", () => {
  const month = { interval: "month", interval_count: 1 } as const;
  const secondsAt = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
  const anchor = secondsAt("2027-01-31");
  expect(periodEnd(anchor, anchor, month)).toBe(secondsAt("2027-02-28"));
  expect(periodEnd(anchor, secondsAt("2027-02-28"), month)).toBe(secondsAt("2027-03-31"));
  expect(periodEnd(anchor, anchor, { interval: "year", interval_count: 1 })).toBe(secondsAt("2028-01-31"));
});
