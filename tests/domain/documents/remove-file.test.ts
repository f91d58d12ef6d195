import { afterAll, beforeAll, expect, test } from "vitest";
import { removeFile } from "@/lib/documents/commands/remove-file";
import { stageFile } from "@/lib/documents/commands/stage-file";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aDocument, aPdf } from "../../support/factories/files";
import { anAdmin, aPerson } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test("the owner deletes a file and its bytes", async () => {
  const actor = await aPerson();
  const { id } = await stageFile(actor, { kind: "certificate", file: aPdf() });
  await removeFile(actor, { id });
  const { storageKey, deletedAt } = await db.document.findUniqueOrThrow({ where: { id } });
  expect(deletedAt).not.toBeNull();
  expect(await db.localFile.count({ where: { key: storageKey } })).toBe(0);
  await expect(removeFile(actor, { id })).rejects.toMatchObject({ code: "not_found" });
});

test("a foreign file and an attached one are not found", async () => {
  const actor = await aPerson();
  const { id } = await stageFile(actor, { kind: "certificate", file: aPdf() });
  for (const other of [await aPerson(), await anAdmin()])
    await expect(removeFile(other, { id })).rejects.toMatchObject({ code: "not_found" });
  await expect(removeFile(visitor(), { id })).rejects.toMatchObject({ code: "sign_in_required" });
  const document = await aDocument(actor.userId!);
  await expect(removeFile(actor, { id: document.id })).rejects.toMatchObject({ code: "not_found" });
});
