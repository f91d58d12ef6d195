import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { POST } from "@/app/api/stripe/webhook/route";
import { paymentsWebhookSecret } from "@/lib/simulators/payments/settings";
import { startBilling } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterAll(() => services.stop());

/** The webhook's status for a signed body. */
async function statusOf(payload: string): Promise<number> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: paymentsWebhookSecret() });
  const headers = { "stripe-signature": signature };
  return (await POST(new Request("http://here", { method: "POST", body: payload, headers }))).status;
}

const event = () => ({
  id: `evt_${randomUUID()}`,
  object: "event",
  created: 1_790_000_000,
  type: "customer.subscription.updated",
  data: { object: { id: `sub_${randomUUID()}` } as unknown },
});
const payloadOf = (over: object) => JSON.stringify({ ...event(), ...over });

test.each([
  ["null", "null"],
  ["a number", "1e20"],
  ["a text", '"evt_1"'],
  ["a list", "[]"],
  ["nothing in it", "{}"],
  ["no JSON", "{"],
  ["nothing", ""],
  ["a moment beyond all years", payloadOf({ created: 1e20 })],
  ["a moment before all years", payloadOf({ created: -1e20 })],
  ["a moment without an end", `{"id":"evt_1","type":"x","created":1e999}`],
  ["an id that is none", payloadOf({ id: null })],
  ["an id with a NUL", payloadOf({ id: "evt_\0" })],
  ["an id of 300 letters", payloadOf({ id: "a".repeat(300) })],
  ["a type that is a list", payloadOf({ type: ["a"] })],
])("a signed body that is no event is refused once and for all: %s", async (_what, payload) => {
  expect(await statusOf(payload)).toBe(400);
});

test("an event about an object that the provider no longer has is recorded", async () => {
  expect(await statusOf(payloadOf({}))).toBe(200);
});

const odd = [
  null,
  true,
  0,
  -1,
  1e20,
  2 ** 53,
  "",
  "a\0b",
  "\ud800",
  "../x",
  "a".repeat(300),
  [],
  [null],
  {},
  { id: {} },
];
const types = ["checkout.session.completed", "invoice.paid", "refund.created", "subscription_schedule.updated", "x"];
const fields = ["id", "subscription", "payment_intent", "client_reference_id", "amount_total", "parent", "mode"];

test("any signed event is answered with 200 or 400", async () => {
  const bodies = [
    ...Object.keys(event()).flatMap((key) => odd.map((value) => payloadOf({ [key]: value }))),
    ...types.flatMap((type) => odd.map((object) => payloadOf({ type, data: { object } }))),
    ...types.flatMap((type, index) =>
      fields.flatMap((field, place) => {
        const value = odd[(index * fields.length + place * 4) % odd.length];
        const bought = { mode: "payment", payment_status: "paid", payment_intent: "pi_1", amount_total: 1 };
        return payloadOf({ type, data: { object: { ...bought, client_reference_id: randomUUID(), [field]: value } } });
      }),
    ),
  ];
  const wrong: string[] = [];
  for (const body of bodies) {
    const status = await statusOf(body).catch((error: unknown) => String(error));
    if (status !== 200 && status !== 400) wrong.push(`${status}: ${body.slice(0, 200)}`);
  }
  expect(bodies.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});
