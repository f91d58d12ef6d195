import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { uploadDocument } from "@/lib/documents/commands/upload-document";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { signedLink } from "@/lib/platform/files/storage/provider";
import { storeFiles } from "@/lib/platform/files/storage/store-files";
import { aPng } from "../../support/factories/files";
import { anAdmin, aRecruiter } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterEach(() => setClock(null));
afterAll(() => services.stop());

test("due files are deleted, the row and other files stay", async () => {
  const { actor } = await aRecruiter();
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

test("a file stored just before the process was killed is deleted within a day", async () => {
  const { actor } = await aRecruiter();
  const { documentId } = await uploadDocument(actor, { kind: "identity", file: aPng() });
  const document = await db.document.findUniqueOrThrow({ where: { id: documentId } });
  const lostFiles = [
    ...(await storeFiles([{ kind: "identity", field: "identity", file: aPng() }])),
    ...(await storeFiles([{ kind: "identity", field: "identity", file: aPng() }], actor.userId ?? "")),
  ];
  const opened = () =>
    Promise.all(
      [...lostFiles.map(({ key }) => key), document.storageKey].map(
        async (key) => (await fetch(await signedLink(key, 60))).status,
      ),
    );
  await deleteDueFiles(system(), {});
  expect(await opened()).toEqual([200, 200, 200]);
  setClock(() => daysFrom(new Date(), 1));
  await deleteDueFiles(system(), {});
  setClock(null);
  expect(await opened()).toEqual([404, 404, 200]);
});

test("only the system may delete due files", async () => {
  await expect(deleteDueFiles(await anAdmin(), {})).rejects.toMatchObject({ code: "not_found" });
});
