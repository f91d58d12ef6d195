import { expect, test } from "vitest";
import { attachStagedFiles } from "@/lib/documents/steps/attach-staged-files";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aDocument } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";

const staged = (ownerId: string, createdAt = now()) =>
  aDocument(ownerId, { kind: "diploma", createdAt, deleteAt: secondsFrom(createdAt, 86_400) });

test("uploaded files are attached to their form in order, each once", async () => {
  const { userId } = await aPerson();
  const [firstFile, two] = [await staged(userId!), await staged(userId!)];
  const attachment = { ownerId: userId!, kind: "diploma" as const, field: "diplomas", deleteAt: null };
  const keys = await db.$transaction((tx) =>
    attachStagedFiles(tx, { ...attachment, ids: [two.id, firstFile.id, two.id] }),
  );
  expect(keys).toEqual([two.storageKey, firstFile.storageKey]);
  expect(await db.document.count({ where: { ownerId: userId!, deleteAt: null } })).toBe(2);
});

test("a missing, already attached, foreign or wrong kind of file is requested again", async () => {
  const [{ userId }, other] = [await aPerson(), await aPerson()];
  const files = [
    await staged(userId!, daysFrom(now(), -2)),
    await aDocument(userId!, { kind: "diploma" }),
    await staged(other.userId!),
    await aDocument(userId!, { kind: "identity", deleteAt: secondsFrom(now(), 3600) }),
  ];
  const attachment = { ownerId: userId!, kind: "diploma" as const, field: "diplomas", deleteAt: null };
  for (const { id } of files) {
    const act = db.$transaction((tx) => attachStagedFiles(tx, { ...attachment, ids: [id] }));
    await expect(act).rejects.toMatchObject({ code: "file_required", fields: { diplomas: ["file_required"] } });
  }
});
