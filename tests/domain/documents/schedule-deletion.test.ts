import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { scheduleDeletion } from "@/lib/documents/steps/schedule-deletion";
import { aPerson } from "../../support/mint/factories";
import { aDocument } from "../../support/mint/files";

test("the earliest day set is the one that holds", async () => {
  const { id } = await aDocument((await aPerson()).userId!);
  const [soon, late] = [daysFrom(now(), 3), daysFrom(now(), 30)];
  const after = async (day: Date) => {
    await db.$transaction((tx) => scheduleDeletion(tx, id, day));
    return (await db.document.findUniqueOrThrow({ where: { id } })).deleteAt;
  };
  expect(await after(late)).toEqual(late);
  expect(await after(soon)).toEqual(soon);
  expect(await after(late)).toEqual(soon);
});
