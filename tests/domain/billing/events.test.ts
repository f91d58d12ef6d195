import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { applyProviderEvent } from "@/lib/billing/commands/apply-provider-event";
import { readEvent } from "@/lib/billing/provider/events";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { paymentsWebhookSecret } from "@/lib/simulators/payments/settings";

const session = {
  object: "checkout.session",
  mode: "payment",
  payment_status: "paid",
  payment_intent: "pi_1",
  amount_total: 4900,
  client_reference_id: randomUUID(),
};

/** An event with the provider's signature, whatever its content. */
function signed(object: unknown, over: object = {}) {
  const event = {
    id: `evt_${randomUUID()}`,
    object: "event",
    created: 1_790_000_000,
    type: "checkout.session.completed",
  };
  const payload = JSON.stringify({ ...event, data: { object }, ...over });
  return [payload, Stripe.webhooks.generateTestHeaderString({ payload, secret: paymentsWebhookSecret() })] as const;
}

test.each<[string, unknown, object?]>([
  ["a reference that is no recruiter's id", { ...session, client_reference_id: "order 12" }],
  ["a payment with a NUL in its name", { ...session, payment_intent: "pi_\0" }],
  ["more money than there is", { ...session, amount_total: 2 ** 40 }],
  ["less than nothing", { ...session, amount_total: -1 }],
  ["nothing at all", undefined],
  ["a type with a NUL", session, { type: "a\0b" }],
  ["a moment that is none", {}, { type: "x", created: "soon" }],
])("an event that is ours by its signature and has %s is kept and comes to nothing", async (_what, object, over) => {
  const { id, ...event } = readEvent(...signed(object, over));
  await applyProviderEvent(system(), { eventId: id, ...event });
  expect(event).toMatchObject({ subscriptionId: null, credit: null });
  expect(await db.providerEvent.findUnique({ where: { id } })).toMatchObject({ processedAt: expect.any(Date) });
});

test("the provider's event contains what was bought", () => {
  expect(readEvent(...signed(session)).credit).toMatchObject({ paymentId: "pi_1", amountCents: 4900 });
});
