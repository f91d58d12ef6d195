import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCustomer, openCreditCheckout, openPlanCheckout, openPortal } from "@/lib/billing/provider/checkout";
import { ForgedEvent, type ProviderEvent, readCheckout, readEvent } from "@/lib/billing/provider/events";
import { planOfPrice, priceOf } from "@/lib/billing/provider/prices";
import { readSubscription } from "@/lib/billing/provider/subscriptions";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { submit } from "../../support/payments";
import { startServices } from "../../support/services";

const events: ProviderEvent[] = [];
let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices({
    "/api/stripe/webhook": async (request) => {
      events.push(readEvent(await request.text(), request.headers.get("stripe-signature")));
      return new Response(null);
    },
  });
});
afterAll(() => services.stop());

async function aVisit() {
  const recruiterId = randomUUID();
  const customerId = await createCustomer({ recruiterId, name: "FC Test", email: `${recruiterId}@test.recruit` });
  const successUrl = "https://app.test/back?session={CHECKOUT_SESSION_ID}";
  return { recruiterId, customerId, locale: "fr" as const, successUrl, cancelUrl: "https://app.test/pricing" };
}

const sessionIn = (response: Response) =>
  new URL(response.headers.get("location") ?? "").searchParams.get("session") ?? "";

test("a trial checkout is created, completed, reported and read", async () => {
  const visit = await aVisit();
  const response = await submit(await openPlanCheckout(visit, { plan: "pro", trialDays: 14 }), {});
  const bought = await readCheckout(sessionIn(response));
  expect(bought).toMatchObject({ recruiterId: visit.recruiterId, credit: null });
  const subscription = await readSubscription(bought?.subscriptionId ?? "");
  if (!subscription) throw new Error("nothing held");
  expect(subscription).toMatchObject({
    plan: "pro",
    productId: "prod_recruit_pro",
    status: "trialing",
    recruiterId: visit.recruiterId,
  });
  expect(subscription.periodEnd.getTime() - subscription.periodStart.getTime()).toBe(14 * 86_400_000);
  await flushDeliveries();
  const subscriptionEvents = events.filter(({ subscriptionId }) => subscriptionId === subscription.subscriptionId);
  expect(subscriptionEvents.map(({ type }) => type)).toContain("checkout.session.completed");
  expect(await openPortal(visit.customerId, "ar", "https://app.test/ar/dashboard")).toContain("/portal/");
});

test("a paid credit names its payment and owner, reported by event and by return", async () => {
  const visit = await aVisit();
  const paid = await submit(await openCreditCheckout(visit, "One contact"), { card: "4242424242424242" });
  const bought = await readCheckout(sessionIn(paid));
  expect(bought?.credit).toMatchObject({ recruiterId: visit.recruiterId, amountCents: 4900 });
  await flushDeliveries();
  expect(events).toContainEqual(
    expect.objectContaining({ type: "checkout.session.completed", credit: bought?.credit }),
  );
});

test("a plan has one price, also when created concurrently", async () => {
  const [firstPrice, two] = await Promise.all([priceOf("premium"), priceOf("premium")]);
  expect(firstPrice).toBe(two);
  expect(await planOfPrice(firstPrice)).toBe("premium");
  expect(await planOfPrice("price_of_nobody")).toBeNull();
});

test("an unsigned event is refused", () => {
  expect(() => readEvent("{}", "t=1,v1=00")).toThrow(ForgedEvent);
  expect(() => readEvent("{}", null)).toThrow(ForgedEvent);
});
