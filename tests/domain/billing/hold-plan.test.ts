import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { saveSubscription } from "@/lib/billing/steps/hold-plan";
import { daysFrom, now } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/mint/factories";

type Held = Parameters<typeof saveSubscription>[2];

const keep = (held: Held, readAt = now()) => db.$transaction((tx) => saveSubscription(tx, system(), held, readAt));

async function aReading(over: Partial<Held> = {}) {
  const { recruiter } = await aRecruiter({ plan: null });
  const held: Held = {
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
  return { held, recruiterId: recruiter.id };
}

test("the newest reading is kept, an older one that comes late is not", async () => {
  const { held, recruiterId } = await aReading();
  await keep({ ...held, nextPlan: "basic" });
  await keep({ ...held, plan: "basic" }, daysFrom(now(), -1));
  expect(await planOf(recruiterId)).toMatchObject({ plan: "pro", nextPlan: "basic" });
});

test("what became of an earlier subscription does not touch the one held", async () => {
  const { held, recruiterId } = await aReading();
  await keep(held);
  await keep({ ...held, subscriptionId: "sub_before", status: "canceled" });
  expect(await planOf(recruiterId)).toMatchObject({ plan: "pro", subscribed: true });
});

test("a plan that is paid leaves no trial waiting; one on trial does", async () => {
  const { held, recruiterId } = await aReading();
  await db.waitingTrial.create({ data: { recruiterId, plan: "basic" } });
  await keep({ ...held, status: "trialing" });
  expect(await planOf(recruiterId)).toMatchObject({ waiting: "basic" });
  await keep(held);
  expect(await planOf(recruiterId)).toMatchObject({ waiting: null, plan: "pro" });
});
