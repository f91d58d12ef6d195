import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadDocument } from "@/lib/documents/commands/upload-document";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { uploadsFolder } from "@/lib/platform/files/storage/local-settings";
import { aFile, aPdf, aPng, pngBytes } from "../../support/factories/files";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const stored = async () => (await readdir(uploadsFolder()).catch(() => [])).length;

test("a file is stored privately and becomes its owner's document", async () => {
  const actor = (await aRecruiter()).actor;
  const { documentId } = await uploadDocument(actor, { kind: "organization_proof", file: aPdf("Statuts.pdf") });
  const document = await db.document.findUniqueOrThrow({ where: { id: documentId } });
  expect(document).toMatchObject({
    ownerId: actor.userId,
    name: "Statuts.pdf",
    mime: "application/pdf",
    deleteAt: null,
  });
  expect(await readdir(uploadsFolder())).toContain(document.storageKey);
});

test("only organizations upload here; a minor's documents come from the guardian", async () => {
  for (const actor of [visitor(), (await aPlayer({ age: 16 })).actor]) {
    const act = uploadDocument(actor, { kind: "identity", file: aPng() });
    await expect(act).rejects.toMatchObject({ code: "recruiters_only" });
  }
});

test("a missing file and an unknown kind are refused beside their fields", async () => {
  const actor = (await aRecruiter()).actor;
  const act = uploadDocument(actor, { kind: "video" });
  await expect(act).rejects.toMatchObject({
    code: "invalid",
    fields: { kind: ["not_found"], file: ["file_required"] },
  });
});

test("a hostile file leaves neither a row nor bytes", async () => {
  const actor = (await aRecruiter()).actor;
  const before = await stored();
  const act = uploadDocument(actor, { kind: "identity", file: aFile(pngBytes(), "x.pdf", "application/pdf") });
  await expect(act).rejects.toMatchObject({ code: "file_mismatch", fields: { file: ["file_mismatch"] } });
  expect(await stored()).toBe(before);
  expect(await db.document.count({ where: { ownerId: actor.userId! } })).toBe(0);
});

test("when the row cannot be written the stored bytes are deleted again", async () => {
  const actor = (await aRecruiter()).actor;
  const before = await stored();
  await db.user.delete({ where: { id: actor.userId! } });
  await expect(uploadDocument(actor, { kind: "identity", file: aPng() })).rejects.toThrow();
  expect(await stored()).toBe(before);
});

test("more than twenty uploads in a row are refused", async () => {
  const actor = (await aRecruiter()).actor;
  for (let n = 0; n < 20; n++) await uploadDocument(actor, { kind: "identity", file: aPng() });
  const act = uploadDocument(actor, { kind: "identity", file: aPng() });
  await expect(act).rejects.toMatchObject({ code: "too_many_tries" });
});
