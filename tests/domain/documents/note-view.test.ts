import { expect, test } from "vitest";
import { noteView } from "@/lib/documents/steps/note-view";
import { db } from "@/lib/platform/db/db";
import { aDocument } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";

test("each view of a file is recorded", async () => {
  const [{ userId: owner }, { userId: viewer }] = [await aPerson(), await aPerson()];
  const { id } = await aDocument(owner);
  await db.$transaction((tx) => noteView(tx, { documentId: id, viewerId: viewer }));
  expect(await db.documentView.findMany({ where: { documentId: id } })).toMatchObject([{ viewerId: viewer }]);
});
