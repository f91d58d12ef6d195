import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { deliverDue, flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { paymentsWebhookSecret } from "@/lib/simulators/payments/settings";
import { type Payments, startPayments, trialOf } from "../../support/payments";

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterEach(() => setClock(null));
afterAll(() => payments.stop());

const typesAbout = (id: string) =>
  payments.events.filter((event) => JSON.stringify(event.data).includes(id)).map((event) => event.type);

test("a refused event is redelivered until it is accepted", async () => {
  const { stripe, mood } = payments;
  await flushDeliveries();
  const { session, customer } = await trialOf(stripe, { trialDays: 0 });
  mood.failures = 2;
  await stripe.checkout.sessions.expire(session.id);
  await deliverDue();
  expect(typesAbout(customer.id)).toEqual([]);
  const waiting = await db.localEvent.findFirstOrThrow({ where: { payload: { contains: session.id } } });
  expect(waiting).toMatchObject({ deliveredAt: null, attempts: 1, lastError: "HTTP 500" });
  expect(waiting.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now());
  await deliverDue();
  expect(typesAbout(customer.id)).toEqual([]);
  setClock(() => new Date(Date.now() + 10_000));
  await deliverDue();
  setClock(() => new Date(Date.now() + 120_000));
  await deliverDue();
  expect(typesAbout(customer.id)).toEqual(["checkout.session.expired"]);
  expect((await stripe.events.retrieve(waiting.id)).pending_webhooks).toBe(0);
});

test("a delivery interrupted by a crash is resumed", async () => {
  const { stripe } = payments;
  const { session, customer } = await trialOf(stripe);
  await stripe.checkout.sessions.expire(session.id);
  await flushDeliveries();
  const soon = new Date(Date.now() + 30_000);
  await db.localEvent.updateMany({
    where: { payload: { contains: session.id } },
    data: { deliveredAt: null, attempts: 1, nextAttemptAt: soon },
  });
  await deliverDue();
  expect(typesAbout(customer.id)).toHaveLength(1);
  setClock(() => new Date(soon.getTime() + 1));
  await deliverDue();
  expect(typesAbout(customer.id)).toHaveLength(2);
});

test("forged and expired signatures are refused", async () => {
  const { events } = payments;
  const payload = JSON.stringify(events[0] ?? { id: "evt_x", object: "event" });
  const secret = paymentsWebhookSecret();
  const forged = Stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_other" });
  expect(() => Stripe.webhooks.constructEvent(payload, forged, secret)).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  );
  const timestamp = Math.floor(Date.now() / 1000) - 400;
  const old = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  expect(() => Stripe.webhooks.constructEvent(payload, old, secret)).toThrow("tolerance");
});

test("an unfinished checkout expires after a day", async () => {
  const { session } = await trialOf(payments.stripe);
  setClock(() => new Date(Date.now() + 25 * 3_600_000));
  expect((await payments.stripe.checkout.sessions.retrieve(session.id)).status).toBe("expired");
});
