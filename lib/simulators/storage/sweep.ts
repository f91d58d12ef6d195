import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { uploadsFolder } from "@/lib/platform/files/storage/local-settings";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ABANDONED_AFTER = 3 * HOUR;

let sweptAt = 0;

export function sweepSometimes(): void {
  if (now().getTime() - sweptAt < HOUR) return;
  sweptAt = now().getTime();
  sweepUploads().catch((error: unknown) => console.error("local storage: sweep", error));
}

/** Deletes abandoned uploads and files without a row. */
export async function sweepUploads(): Promise<void> {
  const cutoff = new Date(now().getTime() - ABANDONED_AFTER);
  const names = await readdir(uploadsFolder()).catch(() => []);
  for (const name of names) {
    const path = join(uploadsFolder(), name);
    const { mtime } = await stat(path).catch(() => ({ mtime: now() }));
    if (mtime < cutoff && !(await db.localFile.findUnique({ where: { key: name }, select: { key: true } })))
      await rm(path);
  }
  await db.localUpload.deleteMany({ where: { createdAt: { lt: new Date(now().getTime() - DAY) } } });
}
