import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { paymentsKey } from "@/lib/simulators/payments/settings";
import { type Payments, startPayments, trialOf } from "../../support/payments";

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

test("a trial without a card becomes a subscription, reported by signed events", async () => {
  const { stripe, events } = payments;
  const { session, customer } = await trialOf(stripe);
  expect(session).toMatchObject({ status: "open", amount_total: 0, payment_status: "unpaid" });
  const response = await payments.submit(session.url, {});
  expect(response.headers.get("location")).toBe(`https://app.test/ok?session_id=${session.id}`);
  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  expect(done).toMatchObject({ status: "complete", payment_status: "no_payment_required", customer: customer.id });
  const subscription = done.subscription as Stripe.Subscription;
  expect(subscription).toMatchObject({ status: "trialing", metadata: { recruiterId: "r1" } });
  const item = subscription.items.data[0];
  expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBe(14 * 86_400);
  await flushDeliveries();
  const customerEvents = events.filter((event) => JSON.stringify(event.data).includes(customer.id));
  expect(customerEvents.map((event) => event.type)).toEqual([
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
  ]);
});

test("a declined card does not pay, another one does", async () => {
  const { stripe } = payments;
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [{ quantity: 2, price_data: { currency: "eur", unit_amount: 4900, product_data: { name: "Credit" } } }],
    payment_intent_data: { metadata: { recruiterId: "r2" } },
    success_url: "https://app.test/ok",
    cancel_url: "https://app.test/no",
  });
  const declined = await payments.submit(session.url, { card: "4000 0000 0000 0002" });
  expect(await declined.text()).toContain("The card was declined");
  const foreign = await payments.submit(session.url, { card: "4111 1111 1111 1111" });
  expect(await foreign.text()).toContain("Only test numbers work here");
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  expect((await payments.submit(session.url, { card: "4242424242424242" })).status).toBe(303);
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
  expect(paid).toMatchObject({ payment_status: "paid", amount_total: 9800 });
  expect(paid.payment_intent).toMatchObject({ status: "succeeded", amount: 9800, metadata: { recruiterId: "r2" } });
});

test("one idempotency key, one object; other parameters under it are refused", async () => {
  const { stripe } = payments;
  const idempotencyKey = `key-${crypto.randomUUID()}`;
  const both = await Promise.all([1, 2].map(() => stripe.customers.create({ name: "Ada" }, { idempotencyKey })));
  expect(both[0]?.id).toBe(both[1]?.id);
  const replayed = await stripe.customers.create({ name: "Ada" }, { idempotencyKey });
  expect(replayed.id).toBe(both[0]?.id);
  const other = stripe.customers.create({ name: "Eve" }, { idempotencyKey });
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test("lists are paginated", async () => {
  const { stripe } = payments;
  const email = `${crypto.randomUUID()}@test.recruit`;
  const createdIds: string[] = [];
  for (let count = 0; count < 5; count += 1) createdIds.unshift((await stripe.customers.create({ email })).id);
  const seenIds: string[] = [];
  for await (const customer of stripe.customers.list({ email, limit: 2 })) seenIds.push(customer.id);
  expect(seenIds).toEqual(createdIds);
});

test("a price is found by its unique key", async () => {
  const { stripe } = payments;
  const lookup_key = `pro-${crypto.randomUUID()}`;
  const wanted = { currency: "eur", unit_amount: 30_000, recurring: { interval: "month" as const }, lookup_key };
  const price = await stripe.prices.create({ ...wanted, product_data: { name: "Pro" } });
  const prices = await stripe.prices.list({ lookup_keys: [lookup_key], expand: ["data.product"] });
  expect(prices.data).toMatchObject([{ id: price.id, product: { name: "Pro" } }]);
  await expect(stripe.prices.create({ ...wanted, product_data: { name: "Pro" } })).rejects.toThrow("lookup key");
});

test("errors have the provider's format", async () => {
  const { stripe, url } = payments;
  await expect(stripe.customers.retrieve("cus_nobody")).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    code: "resource_missing",
    statusCode: 404,
  });
  const refused = await fetch(`${url}/api/local/stripe/v1/customers`, {
    headers: { authorization: "Bearer sk_test_x" },
  });
  expect(refused.status).toBe(401);
  const notFound = await fetch(`${url}/api/local/stripe/v1/constructor`, {
    headers: { authorization: `Bearer ${paymentsKey()}` },
  });
  expect(notFound.status).toBe(404);
});
