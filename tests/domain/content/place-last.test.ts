import { expect, test } from "vitest";
import { placeLast } from "@/lib/content/steps/place-last";
import { db } from "@/lib/platform/db/db";
import { aStatement } from "../../support/factories/statements";

test("the next position is after all others, starting at 1", async () => {
  await db.statement.deleteMany();
  expect(await db.$transaction(placeLast)).toBe(1);
  await aStatement();
  await aStatement();
  expect(await db.$transaction(placeLast)).toBe(3);
});
