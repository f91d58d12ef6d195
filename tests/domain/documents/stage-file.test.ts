import { afterAll, beforeAll, expect, test } from "vitest";
import { now, secondsFrom, setClock } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { system, visitor } from "@/lib/core/door";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { stageFile } from "@/lib/documents/commands/stage-file";
import { runDueReactions } from "@/lib/reactions";
import { aPerson, aRecruiter } from "../../support/mint/factories";
import { aFile, aPdf, aPng, pngBytes } from "../../support/mint/files";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test("a file sent ahead is its owner's for a day, then its bytes go", async () => {
  const actor = await aPerson();
  const sent = now();
  setClock(() => sent);
  const { id, name } = await stageFile(actor, { kind: "diploma", file: aPdf("Master.pdf") });
  const file = await db.document.findUniqueOrThrow({ where: { id } });
  expect([name, file.ownerId, file.kind]).toEqual(["Master.pdf", actor.userId, "diploma"]);
  expect(file.deleteAt).toEqual(secondsFrom(sent, 86_400));
  const later = secondsFrom(sent, 86_500);
  setClock(() => later);
  await deleteDueFiles(system(), {}).finally(() => setClock(null));
  expect((await db.document.findUniqueOrThrow({ where: { id } })).deletedAt).not.toBeNull();
  expect(await db.localFile.count({ where: { key: file.storageKey } })).toBe(0);
});

test("of two files sent in the same millisecond both are kept", async () => {
  const [actor, sent] = [await aPerson(), now()];
  setClock(() => sent);
  const both = [1, 2].map(() => stageFile(actor, { kind: "diploma", file: aPdf() }));
  await Promise.all(both).finally(() => setClock(null));
  expect(await db.document.count({ where: { ownerId: actor.userId!, deletedAt: null } })).toBe(2);
});

test("it opens no verification", async () => {
  const { actor, user } = await aRecruiter();
  await stageFile(actor, { kind: "identity", file: aPng() });
  await runDueReactions();
  expect(await db.kycDocument.count({ where: { userId: user.id } })).toBe(0);
});

test("visitors, unknown kinds and files that are not what they say are refused", async () => {
  const actor = await aPerson();
  const file = aPng();
  await expect(stageFile(visitor(), { kind: "identity", file })).rejects.toMatchObject({ code: "sign_in_required" });
  await expect(stageFile(actor, { kind: "video", file })).rejects.toMatchObject({ fields: { kind: ["not_found"] } });
  const disguised = aFile(pngBytes(), "x.pdf", "application/pdf");
  await expect(stageFile(actor, { kind: "identity", file: disguised })).rejects.toMatchObject({
    code: "file_mismatch",
  });
});
