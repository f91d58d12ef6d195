import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { scheduleDeletion } from "@/lib/platform/files/storage/schedule-deletion";
import { aDocument } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";

test("the earliest deletion date applies", async () => {
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
