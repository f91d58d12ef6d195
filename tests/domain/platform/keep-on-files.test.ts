import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { keepOnFiles } from "@/lib/platform/files/storage/keep-on-files";
import { aDocument } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";

test("a file due for deletion is kept; a deleted file and another user's are not changed", async () => {
  const { userId } = await aPerson();
  const soon = { kind: "certificate" as const, deleteAt: daysFrom(now(), 3) };
  const [keptFile, expiredFile, other] = [
    await aDocument(userId!, soon),
    await aDocument(userId!, { ...soon, deletedAt: now() }),
    await aDocument(userId!, soon),
  ];
  await db.$transaction((tx) => keepOnFiles(tx, [keptFile.storageKey, expiredFile.storageKey]));
  const deletionTime = async (id: string) => (await db.document.findUniqueOrThrow({ where: { id } })).deleteAt;
  expect(await deletionTime(keptFile.id)).toBeNull();
  expect([await deletionTime(expiredFile.id), await deletionTime(other.id)]).toEqual([soon.deleteAt, soon.deleteAt]);
});
