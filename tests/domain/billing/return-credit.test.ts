import { expect, test } from "vitest";
import { reserveCredit } from "@/lib/billing/commands/reserve-credit";
import { returnCredit } from "@/lib/billing/commands/return-credit";
import { planOf } from "@/lib/billing/queries/plans";
import { db } from "@/lib/core/db";
import { aRecruiter } from "../../support/factories";

test("a returned credit can be used again", async () => {
  const { recruiter } = await aRecruiter();
  const { creditId } = await db.$transaction((tx) => reserveCredit(tx, recruiter.id));
  await db.$transaction((tx) => returnCredit(tx, creditId));
  expect(await planOf(recruiter.id)).toMatchObject({ used: 0, left: 3 });
});
