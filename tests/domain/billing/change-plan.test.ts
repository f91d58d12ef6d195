import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { changePlan } from "@/lib/billing/commands/change-plan";
import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { stripe } from "@/lib/billing/provider/client";
import { ownChange, type PlanChange } from "@/lib/billing/queries/change";
import { planOf } from "@/lib/billing/queries/plans";
import { setClock } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { aRecruiter } from "../../support/factories/people";
import { aPaidPlan, startBilling } from "../../support/payments";

const DAY = 86_400_000;

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterEach(() => setClock(null));
afterAll(() => services.stop());

async function anInvoicedRecruiter(plan: "basic" | "pro" | "premium", card?: string) {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await aPaidPlan(actor, recruiter.id, plan, card);
  const { customerId } = await db.subscription.findUniqueOrThrow({ where: { recruiterId: recruiter.id } });
  const paid = async () => {
    const { data } = await stripe().invoices.list({ customer: customerId });
    return data.map(({ amount_paid }) => amount_paid).filter((amount) => amount > 0);
  };
  return { actor, recruiterId: recruiter.id, paid };
}

async function quoteOf(actor: Actor, to: "pro" | "premium") {
  const change: PlanChange = await ownChange(actor, to);
  if ("refused" in change || !change.upgrade) throw new Error("no upgrade");
  return { plan: to, ...change.upgrade };
}

test("an upgrade in mid month charges the displayed price of the remaining month once", async () => {
  const { actor, recruiterId, paid } = await anInvoicedRecruiter("basic");
  const { periodStart, periodEnd } = await db.subscription.findUniqueOrThrow({ where: { recruiterId } });
  const middle = new Date((periodStart.getTime() + periodEnd.getTime()) / 2);
  setClock(() => middle);
  const { url } = await startCheckout(actor, { plan: "premium" });
  expect(new URL(url).pathname + new URL(url).search).toBe("/pricing/change?plan=premium");
  const quote = await quoteOf(actor, "premium");
  expect(quote.amountCents).toBe(20_000);
  await Promise.allSettled([changePlan(actor, quote), changePlan(actor, quote)]);
  await flushDeliveries();
  expect(await paid()).toEqual([20_000, 10_000]);
  expect(await planOf(recruiterId)).toMatchObject({ plan: "premium", quota: 10, periodEnd, nextPlan: null });
  await expect(changePlan(actor, quote)).rejects.toMatchObject({ code: "plan_already_active" });
});

test("an amount that was not shown, or shown too long ago, is refused", async () => {
  const { actor, recruiterId, paid } = await anInvoicedRecruiter("basic");
  const quote = await quoteOf(actor, "pro");
  const outdated = { code: "amount_outdated" };
  await expect(changePlan(actor, { ...quote, amountCents: quote.amountCents - 1 })).rejects.toMatchObject(outdated);
  await expect(changePlan(actor, { ...quote, plan: "premium" })).rejects.toMatchObject(outdated);
  setClock(() => new Date(Date.now() + 2 * 3_600_000));
  await expect(changePlan(actor, quote)).rejects.toMatchObject(outdated);
  expect(await paid()).toEqual([10_000]);
  expect(await planOf(recruiterId)).toMatchObject({ plan: "basic" });
});

test("a declined card changes neither the plan nor a scheduled downgrade", async () => {
  const { actor, recruiterId, paid } = await anInvoicedRecruiter("pro", "4000000000000341");
  await changePlan(actor, { plan: "basic" });
  await expect(changePlan(actor, await quoteOf(actor, "premium"))).rejects.toMatchObject({ code: "card_declined" });
  await flushDeliveries();
  expect(await paid()).toEqual([30_000]);
  expect(await planOf(recruiterId)).toMatchObject({ plan: "pro", nextPlan: "basic", subscribed: true });
});

test("a downgrade costs nothing and waits for the end of the period", async () => {
  const { actor, recruiterId, paid } = await anInvoicedRecruiter("premium");
  expect(await ownChange(actor, "basic")).toMatchObject({ from: "premium", to: "basic", upgrade: null });
  await changePlan(actor, { plan: "basic" });
  expect(await planOf(recruiterId)).toMatchObject({ plan: "premium", quota: 10, nextPlan: "basic" });
  setClock(() => new Date(Date.now() + 32 * DAY));
  await flushDeliveries();
  expect(await planOf(recruiterId)).toMatchObject({ plan: "basic", quota: 3, nextPlan: null });
  expect(await paid()).toEqual([10_000, 50_000]);
});

test("a plan that was canceled after a downgrade names no plan that follows", async () => {
  const { actor, recruiterId } = await anInvoicedRecruiter("pro");
  await changePlan(actor, { plan: "basic" });
  await db.subscription.update({ where: { recruiterId }, data: { cancelAtPeriodEnd: true } });
  expect(await planOf(recruiterId)).toMatchObject({ plan: "pro", nextPlan: null });
});

test("an upgrade cancels a scheduled downgrade", async () => {
  const { actor, recruiterId } = await anInvoicedRecruiter("pro");
  await changePlan(actor, { plan: "basic" });
  await changePlan(actor, await quoteOf(actor, "premium"));
  expect(await planOf(recruiterId)).toMatchObject({ plan: "premium", nextPlan: null });
});

test("only a paid plan that renews can be changed", async () => {
  const trial = await aRecruiter({ plan: null });
  await expect(changePlan(trial.actor, { plan: "pro" })).rejects.toMatchObject({ code: "no_plan" });
  const { actor, recruiterId } = await anInvoicedRecruiter("pro");
  await db.subscription.update({ where: { recruiterId }, data: { cancelAtPeriodEnd: true } });
  await expect(changePlan(actor, { plan: "basic" })).rejects.toMatchObject({ code: "plan_ends" });
  const data = { cancelAtPeriodEnd: false, status: "past_due" as const };
  await db.subscription.update({ where: { recruiterId }, data });
  await expect(changePlan(actor, { plan: "basic" })).rejects.toMatchObject({ code: "payment_due" });
});
