import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { saveSubscription } from "@/lib/billing/steps/hold-plan";
import { daysFrom, now } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/factories/people";

type SubscriptionState = Parameters<typeof saveSubscription>[2];

const keep = (state: SubscriptionState, readAt = now()) =>
  db.$transaction((tx) => saveSubscription(tx, system(), state, readAt));

async function aReading(over: Partial<SubscriptionState> = {}) {
  const { recruiter } = await aRecruiter({ plan: null });
  const state: SubscriptionState = {
    subscriptionId: `sub_${recruiter.id}`,
    customerId: `cus_${recruiter.id}`,
    recruiterId: recruiter.id,
    plan: "pro",
    nextPlan: null,
    productId: "prod_recruit_pro",
    status: "active",
    periodStart: daysFrom(now(), -1),
    periodEnd: daysFrom(now(), 29),
    cancelAtPeriodEnd: false,
    chargesPaused: false,
    ...over,
  };
  return { subscription: state, recruiterId: recruiter.id };
}

test("the newest state from the provider is kept; an older one arriving later is ignored", async () => {
  const { subscription, recruiterId } = await aReading();
  await keep({ ...subscription, nextPlan: "basic" });
  await keep({ ...subscription, plan: "basic" }, daysFrom(now(), -1));
  expect(await planOf(recruiterId)).toMatchObject({ plan: "pro", nextPlan: "basic" });
});

test("events of an earlier subscription do not change the current one", async () => {
  const { subscription, recruiterId } = await aReading();
  await keep(subscription);
  await keep({ ...subscription, subscriptionId: "sub_before", status: "canceled" });
  expect(await planOf(recruiterId)).toMatchObject({ plan: "pro", subscribed: true });
});

test("a paid plan removes a waiting trial; a plan on trial does not", async () => {
  const { subscription, recruiterId } = await aReading();
  await db.waitingTrial.create({ data: { recruiterId, plan: "basic" } });
  await keep({ ...subscription, status: "trialing" });
  expect(await planOf(recruiterId)).toMatchObject({ waiting: "basic" });
  await keep(subscription);
  expect(await planOf(recruiterId)).toMatchObject({ waiting: null, plan: "pro" });
});
