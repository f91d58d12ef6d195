import { expect, test } from "vitest";
import { ownPlan } from "@/lib/billing/queries/plans";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/factories/people";
import { anOpenName, anOpenRequest } from "../../support/factories/requests";

test("reserved credits are shown apart from spent ones", async () => {
  const recruiter = await aRecruiter();
  await anOpenName({ from: recruiter });
  for (let n = 0; n < 2; n++) await anOpenRequest({ from: recruiter });
  expect(await ownPlan(recruiter.actor)).toMatchObject({ quota: 3, used: 3, held: 2, left: 0, paid: 1 });
});

test("a trial costs nothing", async () => {
  const recruiter = await aRecruiter();
  await db.subscription.update({ where: { recruiterId: recruiter.recruiter.id }, data: { status: "trialing" } });
  await anOpenName({ from: recruiter });
  expect(await ownPlan(recruiter.actor)).toMatchObject({ used: 1, paid: 0 });
});
