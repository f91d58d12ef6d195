import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { liftSuspension, suspendAccount } from "@/lib/accounts/steps/suspend-account";
import { matchCharges } from "@/lib/billing/commands/match-charges";
import { stripe } from "@/lib/billing/provider/client";
import { chargesToMatch } from "@/lib/billing/queries/charges";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { aRecruiter } from "../../support/factories/people";
import { aPaidPlan, startBilling } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterEach(() => setClock(null));
afterAll(() => services.stop());

const suspend = (userId: string) => db.$transaction((tx) => suspendAccount(tx, system(), userId, null));
const lift = (userId: string) => db.$transaction((tx) => liftSuspension(tx, system(), userId));

/** The invoices of the following month: the amount due and the amount paid of each. */
async function billsOfTheNextMonth(recruiterId: string) {
  const { subscriptionId, periodEnd } = await db.subscription.findUniqueOrThrow({ where: { recruiterId } });
  const before = await db.localObject.findMany({ where: { kind: "invoice" }, select: { id: true } });
  setClock(() => daysFrom(periodEnd, 1));
  await flushDeliveries();
  const invoices = await db.localObject.findMany({
    where: { kind: "invoice", id: { notIn: before.map(({ id }) => id) } },
    select: { data: true },
  });
  type Invoice = { status: string; amount_paid: number; parent: { subscription_details: { subscription: string } } };
  return invoices
    .map(({ data }) => data as unknown as Invoice)
    .filter(({ parent }) => parent.subscription_details.subscription === subscriptionId)
    .map(({ status, amount_paid }) => [status, amount_paid]);
}

test("a suspended organization is not charged until the suspension is lifted", async () => {
  const { actor, recruiter, user } = await aRecruiter({ plan: null });
  await aPaidPlan(actor, recruiter.id, "pro");
  expect(await chargesToMatch()).not.toContain(recruiter.id);

  await suspend(user.id);
  expect(await chargesToMatch()).toContain(recruiter.id);
  await Promise.allSettled([1, 2].map(() => matchCharges(system(), { recruiterId: recruiter.id })));
  expect(await chargesToMatch()).not.toContain(recruiter.id);
  expect(await billsOfTheNextMonth(recruiter.id)).toEqual([["void", 0]]);

  await lift(user.id);
  expect(await chargesToMatch()).toContain(recruiter.id);
  await matchCharges(system(), { recruiterId: recruiter.id });
  expect(await chargesToMatch()).not.toContain(recruiter.id);
  const [[status, paid] = []] = await billsOfTheNextMonth(recruiter.id);
  expect([status, Number(paid) > 0]).toEqual(["paid", true]);
});

test("other customers' charges are not changed", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await aPaidPlan(actor, recruiter.id, "basic");
  await matchCharges(system(), { recruiterId: recruiter.id });
  const { subscriptionId } = await db.subscription.findUniqueOrThrow({ where: { recruiterId: recruiter.id } });
  expect((await stripe().subscriptions.retrieve(subscriptionId ?? "")).pause_collection).toBeNull();
});
