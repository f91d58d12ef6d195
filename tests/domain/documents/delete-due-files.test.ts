import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { daysFrom, now, setClock } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { system } from "@/lib/core/door";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { uploadDocument } from "@/lib/documents/commands/upload-document";
import { signedLink } from "@/lib/documents/provider";
import { anAdmin, aPerson } from "../../support/mint/factories";
import { aPng } from "../../support/mint/files";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterEach(() => setClock(null));
afterAll(() => services.stop());

test("bytes whose day has come are deleted, the row and the others stay", async () => {
  const actor = await aPerson("recruiter");
  const upload = async (deleteAt: Date | null) => {
    const { documentId } = await uploadDocument(actor, { kind: "identity", file: aPng() });
    return db.document.update({ where: { id: documentId }, data: { deleteAt } });
  };
  const documents = [await upload(daysFrom(now(), 30)), await upload(daysFrom(now(), 31)), await upload(null)];
  setClock(() => daysFrom(new Date(), 30));
  await deleteDueFiles(system(), {});
  await deleteDueFiles(system(), {});
  setClock(null);
  const rows = await Promise.all(documents.map(({ id }) => db.document.findUniqueOrThrow({ where: { id } })));
  expect(rows.map(({ deletedAt }) => deletedAt !== null)).toEqual([true, false, false]);
  const opened = await Promise.all(
    rows.map(async ({ storageKey }) => (await fetch(await signedLink(storageKey, 60))).status),
  );
  expect(opened).toEqual([404, 200, 200]);
});

test("nobody but the house itself clears away", async () => {
  await expect(deleteDueFiles(await anAdmin(), {})).rejects.toMatchObject({ code: "not_found" });
});
