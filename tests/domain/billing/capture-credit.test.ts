import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { captureCredit } from "@/lib/billing/steps/capture-credit";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/factories/people";

test("a spent credit counts in its period", async () => {
  const { recruiter } = await aRecruiter();
  const { creditId } = await db.$transaction((tx) => reserveCredit(tx, recruiter.id));
  await db.$transaction((tx) => captureCredit(tx, creditId));
  expect(await planOf(recruiter.id)).toMatchObject({ used: 1, left: 2 });
});
