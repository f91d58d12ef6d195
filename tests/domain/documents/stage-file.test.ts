import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { stageFile } from "@/lib/documents/commands/stage-file";
import { stagedBytes } from "@/lib/documents/schema/limits";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { system, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aFile, aPdf, aPng, pngBytes } from "../../support/factories/files";
import { aPerson, aRecruiter } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test("an uploaded file belongs to its owner for a day, then is deleted", async () => {
  const actor = await aPerson();
  const sentTime = now();
  setClock(() => sentTime);
  const { id, name } = await stageFile(actor, { kind: "diploma", file: aPdf("Master.pdf") });
  const file = await db.document.findUniqueOrThrow({ where: { id } });
  expect([name, file.ownerId, file.kind]).toEqual(["Master.pdf", actor.userId, "diploma"]);
  expect(file.deleteAt).toEqual(secondsFrom(sentTime, 86_400));
  const later = secondsFrom(sentTime, 86_500);
  setClock(() => later);
  await deleteDueFiles(system(), {}).finally(() => setClock(null));
  expect((await db.document.findUniqueOrThrow({ where: { id } })).deletedAt).not.toBeNull();
  expect(await db.localFile.count({ where: { key: file.storageKey } })).toBe(0);
});

test("two files uploaded in the same millisecond are both kept", async () => {
  const [actor, sentTime] = [await aPerson(), now()];
  setClock(() => sentTime);
  const both = [1, 2].map(() => stageFile(actor, { kind: "diploma", file: aPdf() }));
  await Promise.all(both).finally(() => setClock(null));
  expect(await db.document.count({ where: { ownerId: actor.userId!, deletedAt: null } })).toBe(2);
});

test("it opens no verification case", async () => {
  const { actor, user } = await aRecruiter();
  await stageFile(actor, { kind: "identity", file: aPng() });
  await runDueHandlers();
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

test("unattached files are limited to 50 MB together, also in parallel", async () => {
  const actor = await aPerson();
  const waiting = (sizeBytes: number) =>
    db.document.create({
      data: {
        ownerId: actor.userId!,
        kind: "shared",
        storageKey: crypto.randomUUID(),
        name: "a.pdf",
        mime: "application/pdf",
        sizeBytes,
        createdAt: now(),
        deleteAt: secondsFrom(now(), 86_400),
      },
    });
  const pieces = Array.from({ length: 10 }, (_, index) => stagedBytes.files / 10 - (index === 0 ? aPdf().size : 0));
  const [first] = await Promise.all(pieces.map(waiting));
  const atOnce = await Promise.allSettled([1, 2, 3].map(() => stageFile(actor, { kind: "diploma", file: aPdf() })));
  expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const { reason } of atOnce.filter((each) => each.status === "rejected"))
    expect(reason).toMatchObject({ code: "staged_files_full", fields: { file: ["staged_files_full"] } });
  expect(await db.localFile.count({ where: { key: { in: await keysOf(actor.userId!) } } })).toBe(1);
  await stageFile(await aPerson(), { kind: "diploma", file: aPdf() });
  await db.document.update({ where: { id: first!.id }, data: { deleteAt: null } });
  await stageFile(actor, { kind: "diploma", file: aPdf() });
});

const keysOf = async (ownerId: string) =>
  (await db.document.findMany({ where: { ownerId } })).map(({ storageKey }) => storageKey);
