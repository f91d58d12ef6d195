import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { announceFile } from "@/lib/platform/files/storage/announce-file";

test("each upload has its own key, marked for deletion until the file is kept", async () => {
  const paths = [await announceFile(db, "video"), await announceFile(db, "video")];
  expect(new Set(paths).size).toBe(2);
  expect(await db.fileOnItsWay.count({ where: { path: { in: paths } } })).toBe(2);
});
