import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { now, setClock } from "@/lib/platform/clock";
import { type Payments, startPayments, submit, trialOf } from "../../support/payments";

const DAY = 86_400;

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterEach(() => setClock(null));
afterAll(() => payments.stop());

const inDays = (days: number) => setClock(() => new Date(Date.now() + days * DAY * 1000));
const state = (id: string) => payments.stripe.subscriptions.retrieve(id);
const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]!;

/** A paid month at 100 €, and another price of 500 €. */
async function paidMonth(card = "4242424242424242") {
  const { stripe } = payments;
  const { session, customer } = await trialOf(stripe, { trialDays: 0 });
  await submit(session.url, { card });
  const id = (await stripe.checkout.sessions.retrieve(session.id)).subscription as string;
  const dearer = { currency: "eur", unit_amount: 50_000, recurring: { interval: "month" as const } };
  const price = await stripe.prices.create({ ...dearer, product_data: { name: "Premium" } });
  const subscription = await state(id);
  return { id, price: price.id, customer: customer.id, item: itemOf(subscription) };
}

const always = { proration_behavior: "always_invoice" as const, payment_behavior: "error_if_incomplete" as const };

test("an upgrade in mid period is previewed and billed for the rest of the period", async () => {
  const { stripe } = payments;
  const { id, price, customer, item } = await paidMonth();
  const length = item.current_period_end - item.current_period_start;
  const middle = item.current_period_start + Math.round(length / 2);
  const items = [{ id: item.id, price }];
  const preview = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: { items, proration_behavior: "always_invoice", proration_date: middle },
  });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-5_000, 25_000]);
  expect(preview).toMatchObject({ amount_due: 20_000, billing_reason: "subscription_update" });
  expect(itemOf(await state(id)).price.unit_amount).toBe(10_000);
  setClock(() => new Date(middle * 1000));
  const key = { idempotencyKey: `upgrade-${id}` };
  for (const _again of [1, 2]) await stripe.subscriptions.update(id, { items, ...always, proration_date: middle }, key);
  await stripe.subscriptions.update(id, { items, ...always, proration_date: middle });
  const changed = itemOf(await state(id));
  expect(changed).toMatchObject({ current_period_end: item.current_period_end, price: { unit_amount: 50_000 } });
  const { data } = await stripe.invoices.list({ customer });
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([20_000, 10_000]);
});

test("a declined card does not change the plan", async () => {
  const { stripe } = payments;
  const { id, price, item } = await paidMonth("4000000000000341");
  const change = stripe.subscriptions.update(id, { items: [{ id: item.id, price }], ...always });
  await expect(change).rejects.toMatchObject({ code: "card_declined" });
  expect(itemOf(await state(id)).price.unit_amount).toBe(10_000);
});

test("a schedule changes the price with the next period", async () => {
  const { stripe } = payments;
  const { id, price, customer, item } = await paidMonth();
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  const { current_period_start: start_date, current_period_end: end_date } = item;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    phases: [
      { items: [{ price: item.price.id }], start_date, end_date },
      { items: [{ price }], duration: { interval: "month", interval_count: 1 } },
    ],
  });
  expect(await state(id)).toMatchObject({ schedule: schedule.id });
  inDays(20);
  expect(itemOf(await state(id)).price.unit_amount).toBe(10_000);
  inDays(32);
  expect(itemOf(await state(id)).price.unit_amount).toBe(50_000);
  inDays(64);
  expect(await state(id)).toMatchObject({ schedule: null });
  const { data } = await stripe.invoices.list({ customer });
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([50_000, 50_000, 10_000]);
});

test("a released schedule changes nothing", async () => {
  const { stripe } = payments;
  const { id } = await paidMonth();
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  await stripe.subscriptionSchedules.release(schedule.id);
  expect(await state(id)).toMatchObject({ schedule: null });
  inDays(32);
  expect(itemOf(await state(id)).price.unit_amount).toBe(10_000);
});

test("a trial begins without a checkout, and its end can be changed", async () => {
  const { stripe } = payments;
  const { item, customer } = await paidMonth();
  const trial = await stripe.subscriptions.create({
    customer,
    items: [{ price: item.price.id }],
    trial_period_days: 14,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
  });
  expect(trial.status).toBe("trialing");
  inDays(10);
  const until = Math.floor(now().getTime() / 1000) + 14 * DAY;
  await stripe.subscriptions.update(trial.id, { trial_end: until, proration_behavior: "none" });
  inDays(20);
  expect(await state(trial.id)).toMatchObject({ status: "trialing", trial_end: until });
  inDays(24.5);
  expect((await state(trial.id)).status).toBe("canceled");
});
