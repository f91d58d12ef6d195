import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { placeLast } from "@/lib/statements/steps/place-last";
import { aClaim } from "../../support/mint/claims";

test("the next position is after all others, starting at 1", async () => {
  await db.claim.deleteMany();
  expect(await db.$transaction(placeLast)).toBe(1);
  await aClaim();
  await aClaim();
  expect(await db.$transaction(placeLast)).toBe(3);
});
