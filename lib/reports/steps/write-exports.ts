import "server-only";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { discardFiles } from "@/lib/documents/steps/discard-files";
import { keepWritten, storeWritten, type WrittenFile } from "@/lib/documents/steps/store-written";
import { now, secondsFrom } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { dayOf, type FileFormat, type Rows } from "@/lib/platform/files/cells";
import { csvOf } from "@/lib/platform/files/csv";
import { xlsxOf } from "@/lib/platform/files/xlsx";
import { log } from "@/lib/platform/http/log";
import type { Locale } from "@/lib/platform/i18n/routing";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { exportKeptHours, exportTries } from "../schema";

type Asker = { userId: string; locale: Locale };
/** Everybody, as this person may have them, and how many they are; null when that is no longer their work. */
export type Everybody = (asker: Asker) => Promise<{ title: string; rows: Rows; total: number } | null>;
type Claimed = { id: string; userId: string; format: FileFormat; locale: Locale; tries: number };

/** How often the page sees it grow, and after how long without growing another process takes over. */
const NOTED_EVERY = 1000;
const LOST_AFTER_S = 300;

/** Writes the files of everybody that were asked for, one after the other, a page of people in memory at a time; returns how many. */
export async function writeExports(everybody: Everybody): Promise<number> {
  let count = 0;
  for (let next = await claim(); next; next = await claim(), count += 1) {
    const folder = await mkdtemp(join(tmpdir(), "recruit-export-"));
    try {
      await write(next, folder, everybody);
    } catch (err) {
      log.warn({ err, exportId: next.id }, "export not written");
      if (next.tries >= exportTries) await giveUp(next.id);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return count;
}

/** The longest waiting, or one whose process died. */
async function claim(): Promise<Claimed | undefined> {
  const [next] = await db.$queryRaw<Claimed[]>`
    update people_exports set claimed_at = ${now()}, tries = tries + 1, written = 0 where id = (
      select id from people_exports where finished_at is null and failed_at is null and tries < ${exportTries}
        and (claimed_at is null or claimed_at < ${secondsFrom(now(), -LOST_AFTER_S)})
      order by created_at, id limit 1 for update skip locked)
    returning id, asked_by as "userId", format, locale, tries`;
  return next;
}

async function write({ id, userId, format, locale }: Claimed, folder: string, everybody: Everybody) {
  const found = await everybody({ userId, locale });
  if (!found) return giveUp(id);
  const { title, rows, total } = found;
  await db.peopleExport.update({ where: { id }, data: { total } });
  const progress = { written: 0 };
  const counted = noting(id, rows, progress);
  const pieces = format === "xlsx" ? xlsxOf(counted, { name: title, rightToLeft: locale === "ar" }) : csvOf(counted);
  const stored = await storeWritten(await writeTo(join(folder, "people"), pieces, format));
  try {
    await transaction(async (tx) => {
      const { id: documentId } = await keepWritten(tx, userId, stored, secondsFrom(now(), exportKeptHours * 3600));
      const finished = { finishedAt: now(), documentId, ...progress, total: progress.written };
      await tx.peopleExport.update({ where: { id, finishedAt: null }, data: finished });
      await recordEvent(tx, { userId }, "export.finished", { exportId: id });
    });
  } catch (error) {
    await discardFiles([stored]);
    throw error;
  }
}

/** The same rows, telling now and then how many people there were: the first row is the heads, the last says how many. */
async function* noting(id: string, rows: Rows, progress: { written: number }) {
  let seen = 0;
  for await (const row of rows) {
    yield row;
    seen += 1;
    progress.written = Math.max(0, seen - 2);
    if (seen % NOTED_EVERY === 0)
      await db.peopleExport.update({ where: { id }, data: { ...progress, claimedAt: now() } });
  }
}

async function writeTo(from: string, pieces: AsyncIterable<string | Buffer>, format: FileFormat): Promise<WrittenFile> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* measured() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      hash.update(bytes);
      sizeBytes += bytes.byteLength;
      yield bytes;
    }
  }
  await pipeline(Readable.from(measured()), createWriteStream(from));
  const name = `recruit-people-${dayOf(now())}.${format}`;
  return { from, name, mime: mimes[format], sizeBytes, sha256: hash.digest("hex") };
}

const mimes: Record<FileFormat, string> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const giveUp = (id: string) =>
  db.peopleExport.updateMany({ where: { id, finishedAt: null }, data: { failedAt: now() } });
