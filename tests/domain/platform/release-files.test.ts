import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { releaseFiles } from "@/lib/platform/files/storage/release-files";
import { aDocument } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";

test("each file gets that deletion date unless it has an earlier one", async () => {
  const { userId } = await aPerson();
  const [soon, then] = [daysFrom(now(), 2), daysFrom(now(), 30)];
  const [firstFile, two] = [await aDocument(userId!), await aDocument(userId!, { deleteAt: soon })];
  await db.$transaction((tx) => releaseFiles(tx, [firstFile.storageKey, two.storageKey, "unknown"], then));
  const dayOf = async (id: string) => (await db.document.findUniqueOrThrow({ where: { id } })).deleteAt;
  expect([await dayOf(firstFile.id), await dayOf(two.id)]).toEqual([then, soon]);
});
