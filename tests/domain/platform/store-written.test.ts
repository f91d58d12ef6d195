import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { keepWritten, storeWritten } from "@/lib/platform/files/storage/store-written";
import { aStaffMember } from "../../support/factories/people";
import { startServices } from "../../support/services";

let [stop, folder] = [async () => {}, ""];
beforeAll(async () => {
  ({ stop } = await startServices());
  folder = await mkdtemp(join(tmpdir(), "store-written-"));
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

test("a file on disk is stored, marked for deletion until it is kept", async () => {
  const [from, { userId }] = [join(folder, "people"), await aStaffMember("accounts")];
  await writeFile(from, "id,name\r\n");
  const name = `${randomUUID()}.csv`;
  const stored = await storeWritten({ from, name, mime: "text/csv", sizeBytes: 9, sha256: "0".repeat(64) });
  const onItsWay = () => db.fileOnItsWay.count({ where: { path: stored.path } });
  expect(await onItsWay()).toBe(1);
  const deleteAt = secondsFrom(now(), 60);
  const { id } = await db.$transaction((tx) => keepWritten(tx, userId, stored, deleteAt));
  expect(await onItsWay()).toBe(0);
  expect(await db.document.findUnique({ where: { id } })).toMatchObject({
    ownerId: userId,
    kind: "people_export",
    name,
    deleteAt,
    storageKey: stored.key,
  });
});
