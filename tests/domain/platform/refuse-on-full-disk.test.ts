import { expect, test } from "vitest";
import { stageFile } from "@/lib/documents/commands/stage-file";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { refuseOnFullDisk } from "@/lib/platform/files/storage/refuse-on-full-disk";
import { aPdf } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";

test("files are refused while too little disk space is free", async () => {
  const actor = await aPerson();
  env.FREE_DISK_PERCENT = 101;
  const upload = stageFile(actor, { kind: "diploma", file: aPdf() }).finally(() => {
    env.FREE_DISK_PERCENT = 0;
  });
  await expect(upload).rejects.toMatchObject({ code: "storage_full" });
  expect(await db.fileOnItsWay.count({ where: { path: { startsWith: actor.userId! } } })).toBe(0);
});

test("a threshold that is met refuses nothing", async () => {
  env.FREE_DISK_PERCENT = 0;
  expect(await refuseOnFullDisk()).toBe(undefined);
});
