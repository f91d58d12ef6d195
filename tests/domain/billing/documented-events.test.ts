import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { POST } from "@/app/api/stripe/webhook/route";
import { applyProviderEvent } from "@/lib/billing/commands/apply-provider-event";
import { ForgedEvent, readEvent } from "@/lib/billing/provider/events";
import { planOf } from "@/lib/billing/queries/plans";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { API_VERSION, paymentsWebhookSecret } from "@/lib/simulators/payments/settings";
import { aRecruiter } from "../../support/factories/people";
import { documentedEvents, eventBody } from "../../support/factories/stripe-events";
import { startBilling } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterAll(() => services.stop());

const signatureOf = (payload: string) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: paymentsWebhookSecret() });
const deliver = (payload: string, signature = signatureOf(payload)) =>
  POST(new Request("http://here", { method: "POST", body: payload, headers: { "stripe-signature": signature } }));

test.each(documentedEvents)("%s %#: the object that it is about is read", (type, object, reference, previous) => {
  const payload = eventBody(type, object, previous);
  expect(readEvent(payload, signatureOf(payload))).toMatchObject({ type, ...reference });
});

test("every type that is handled has an event here, in the version of the SDK", () => {
  const handled = [...readFileSync("lib/billing/provider/events.ts", "utf8").matchAll(/case "([a-z_.]+)"/g)];
  const types = new Set<string>(documentedEvents.map(([type]) => type));
  expect(handled.length).toBeGreaterThan(15);
  expect(handled.flatMap(([, type = ""]) => (types.has(type) ? [] : type))).toEqual([]);
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

test("the webhook stores each of them once, and repeats nothing", async () => {
  for (const [type, object, , previous] of documentedEvents) {
    const payload = eventBody(type, object, previous);
    const { id } = JSON.parse(payload);
    expect([type, (await deliver(payload)).status, (await deliver(payload)).status]).toEqual([type, 200, 200]);
    expect(await db.providerEvent.findMany({ where: { id } })).toMatchObject([{ type, processedAt: expect.any(Date) }]);
  }
});

test("a credit is granted for what the club paid, and nothing for a body that was changed on its way", async () => {
  const { recruiter } = await aRecruiter({ plan: null });
  const [[type, session] = ["", {}]] = documentedEvents;
  const bought = (amount: number) =>
    eventBody(type, {
      ...session,
      client_reference_id: recruiter.id,
      payment_intent: "pi_of_a_club",
      amount_total: amount,
    });
  const payload = bought(4900);
  const signature = signatureOf(payload);
  expect(() => readEvent(payload.replace("4900", "9900"), signature)).toThrow(ForgedEvent);
  const { id, ...event } = readEvent(payload, signature);
  await applyProviderEvent(system(), { eventId: id, ...event });
  expect(await planOf(recruiter.id)).toMatchObject({ bought: 1 });
});
