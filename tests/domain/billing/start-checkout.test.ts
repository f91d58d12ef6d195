import { afterAll, beforeAll, expect, test } from "vitest";
import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { stripe } from "@/lib/billing/provider/client";
import { planOf } from "@/lib/billing/queries/plans";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import en from "@/messages/en/billing.json";
import { aPerson, aPlayer, aRecruiter } from "../../support/factories/people";
import { startBilling, submit } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterAll(() => services.stop());

async function buy(actor: Parameters<typeof startCheckout>[0], plan: string, card?: string) {
  const { url } = await startCheckout(actor, { plan });
  await submit(url, card ? { card } : {});
  await flushDeliveries();
}

test("a first plan begins with a trial with the Basic quota and without a card", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await buy(actor, "pro");
  expect(await planOf(recruiter.id)).toMatchObject({ plan: "pro", trial: true, quota: 3, active: true });
});

test("a single contact is paid once and gives one credit", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await buy(actor, "pay-per-match", "4242424242424242");
  expect(await planOf(recruiter.id)).toMatchObject({ plan: null, bought: 1, left: 1, active: true });
});

test("a new plan replaces the current one, without a second trial", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await buy(actor, "basic");
  const page = await fetch((await startCheckout(actor, { plan: "premium" })).url);
  expect(await page.text()).toContain(en.trialEndsHere);
  await buy(actor, "premium", "4242424242424242");
  expect(await planOf(recruiter.id)).toMatchObject({ plan: "premium", trial: false, quota: 10 });
  await expect(startCheckout(actor, { plan: "premium" })).rejects.toMatchObject({ code: "plan_already_active" });
});

test("a subscriber sees what changes before anything is charged", async () => {
  const { actor } = await aRecruiter({ plan: null });
  await buy(actor, "basic");
  await buy(actor, "pro", "4242424242424242");
  const { url } = await startCheckout(actor, { plan: "premium" });
  expect(new URL(url).pathname + new URL(url).search).toBe("/pricing/change?plan=premium");
});

test("only a recruiter with a profile may buy", async () => {
  await expect(startCheckout(visitor(), { plan: "pro" })).rejects.toMatchObject({ code: "sign_in_to_subscribe" });
  const { actor: player } = await aPlayer();
  await expect(startCheckout(player, { plan: "pro" })).rejects.toMatchObject({ code: "plans_are_for_recruiters" });
  const generic = await aPerson("recruiter");
  await expect(startCheckout(generic, { plan: "pro" })).rejects.toMatchObject({ code: "recruiter_profile_required" });
});

test("a second checkout closes the first one", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await buy(actor, "basic");
  const [first, second] = [await startCheckout(actor, { plan: "pro" }), await startCheckout(actor, { plan: "pro" })];
  await submit(second.url, { card: "4242424242424242" });
  await submit(first.url, { card: "4242424242424242" });
  await flushDeliveries();
  const { customerId: customer } = await db.subscription.findUniqueOrThrow({ where: { recruiterId: recruiter.id } });
  const { data } = await stripe().invoices.list({ customer });
  expect(data.filter(({ amount_paid }) => amount_paid > 0)).toHaveLength(1);
});

test("an unknown plan or price is refused", async () => {
  const { actor } = await aRecruiter({ plan: null });
  await expect(startCheckout(actor, { plan: "gold" })).rejects.toMatchObject({ fields: { plan: ["unknown_plan"] } });
  await expect(startCheckout(actor, { priceId: "price_none" })).rejects.toMatchObject({ code: "unknown_plan" });
});
