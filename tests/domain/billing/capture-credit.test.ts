import { expect, test } from "vitest";
import { captureCredit } from "@/lib/billing/commands/capture-credit";
import { reserveCredit } from "@/lib/billing/commands/reserve-credit";
import { planOf } from "@/lib/billing/queries/plans";
import { db } from "@/lib/core/db";
import { aRecruiter } from "../../support/mint/factories";

test("a spent credit keeps counting in its period", async () => {
  const { recruiter } = await aRecruiter();
  const { creditId } = await db.$transaction((tx) => reserveCredit(tx, recruiter.id));
  await db.$transaction((tx) => captureCredit(tx, creditId));
  expect(await planOf(recruiter.id)).toMatchObject({ used: 1, left: 2 });
});
