import { expect, test } from "vitest";
import { keepOnFiles } from "@/lib/documents/steps/keep-on-files";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aPerson } from "../../support/mint/factories";
import { aDocument } from "../../support/mint/files";

test("a file due for deletion is kept; a deleted file and another user's are not changed", async () => {
  const { userId } = await aPerson();
  const soon = { kind: "certificate" as const, deleteAt: daysFrom(now(), 3) };
  const [kept, gone, other] = [
    await aDocument(userId!, soon),
    await aDocument(userId!, { ...soon, deletedAt: now() }),
    await aDocument(userId!, soon),
  ];
  await db.$transaction((tx) => keepOnFiles(tx, [kept.storageKey, gone.storageKey]));
  const left = async (id: string) => (await db.document.findUniqueOrThrow({ where: { id } })).deleteAt;
  expect(await left(kept.id)).toBeNull();
  expect([await left(gone.id), await left(other.id)]).toEqual([soon.deleteAt, soon.deleteAt]);
});
