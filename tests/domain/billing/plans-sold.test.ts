import { expect, test } from "vitest";
import { plansSold } from "@/lib/billing/queries/plans-sold";
import { type Plan, plans } from "@/lib/billing/schema";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aRecruiter, aStaffMember } from "../../support/factories/people";

test("the list shows each plan with its price and current subscribers to the right scope only; ended plans count nowhere", async () => {
  const staff = await aStaffMember("reports");
  const soldPlan = async (name: Plan) => (await plansSold(staff))?.plans.find(({ plan }) => plan === name);
  const before = await soldPlan("premium");
  const [trial, over] = [await aRecruiter({ plan: "premium" }), await aRecruiter({ plan: "premium" })];
  await aRecruiter({ plan: "premium" });
  const set = (recruiterId: string, data: object) => db.subscription.update({ where: { recruiterId }, data });
  await set(trial.recruiter.id, { status: "trialing", cancelAtPeriodEnd: true });
  await set(over.recruiter.id, { periodEnd: daysFrom(now(), -1) });
  const after = await soldPlan("premium");
  expect(after).toMatchObject(plans.premium);
  const more = (name: "running" | "trials" | "ending") => (after?.[name] ?? 0) - (before?.[name] ?? 0);
  expect([more("running"), more("trials"), more("ending")]).toEqual([2, 1, 1]);
  expect(await plansSold(await aStaffMember("support"))).toBeNull();
});
