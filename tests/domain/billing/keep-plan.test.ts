import { afterAll, beforeAll, expect, test } from "vitest";
import { changePlan } from "@/lib/billing/commands/change-plan";
import { keepPlan } from "@/lib/billing/commands/keep-plan";
import { planOf } from "@/lib/billing/queries/plans";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { aPaidPlan, startBilling } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterAll(() => services.stop());

test("canceling a scheduled downgrade is idempotent", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await aPaidPlan(actor, recruiter.id, "premium");
  await changePlan(actor, { plan: "basic" });
  expect(await planOf(recruiter.id)).toMatchObject({ nextPlan: "basic" });
  await keepPlan(actor, {});
  await keepPlan(actor, {});
  expect(await planOf(recruiter.id)).toMatchObject({ plan: "premium", nextPlan: null });
});

test("a plan that ends is followed by none, whatever was scheduled before", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await aPaidPlan(actor, recruiter.id, "pro");
  await changePlan(actor, { plan: "basic" });
  await db.subscription.update({ where: { recruiterId: recruiter.id }, data: { cancelAtPeriodEnd: true } });
  expect(await planOf(recruiter.id)).toMatchObject({ plan: "pro", cancelAtPeriodEnd: true, nextPlan: null });
});

test("without a plan there is nothing to keep", async () => {
  await expect(keepPlan((await aRecruiter({ plan: null })).actor, {})).rejects.toMatchObject({ code: "no_plan" });
  await expect(keepPlan((await aPlayer()).actor, {})).rejects.toMatchObject({ code: "plans_are_for_recruiters" });
});
