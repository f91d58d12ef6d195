import { expect, test } from "vitest";
import { placeLast } from "@/lib/content/steps/place-last";
import { db } from "@/lib/platform/db/db";
import { aClaim } from "../../support/factories/claims";

test("the next position is after all others, starting at 1", async () => {
  await db.claim.deleteMany();
  expect(await db.$transaction(placeLast)).toBe(1);
  await aClaim();
  await aClaim();
  expect(await db.$transaction(placeLast)).toBe(3);
});
