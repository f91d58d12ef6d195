import { afterAll, beforeAll, expect, test } from "vitest";
import { openCustomerPortal } from "@/lib/billing/commands/open-customer-portal";
import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { startBilling, submit } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterAll(() => services.stop());

test("a subscriber is sent to the customer portal", async () => {
  const { actor } = await aRecruiter({ plan: null });
  await submit((await startCheckout(actor, { plan: "basic" })).url, {});
  await flushDeliveries();
  const { url } = await openCustomerPortal(actor, {});
  expect((await fetch(url)).status).toBe(200);
});

test("the customer portal is refused without a plan", async () => {
  await expect(openCustomerPortal((await aRecruiter({ plan: null })).actor, {})).rejects.toMatchObject({
    code: "no_plan",
  });
  await expect(openCustomerPortal((await aPlayer()).actor, {})).rejects.toMatchObject({
    code: "plans_are_for_recruiters",
  });
});
