import "server-only";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { now, secondsFrom } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { dayOf, type FileFormat, type Rows } from "@/lib/platform/files/cells";
import { csvOf } from "@/lib/platform/files/csv";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { keepWritten, storeWritten, type WrittenFile } from "@/lib/platform/files/storage/store-written";
import { xlsxOf } from "@/lib/platform/files/xlsx";
import { log } from "@/lib/platform/http/log";
import type { Locale } from "@/lib/platform/i18n/routing";
import { trustEvents } from "../events";
import { exportKeptHours, exportTries } from "../schema/reports";

type Requester = { userId: string; locale: Locale };
export type Everybody = (asker: Requester) => Promise<{ title: string; rows: Rows; total: number } | null>;
type LeasedExport = { id: string; userId: string; format: FileFormat; locale: Locale; tries: number };

/** Rows between progress updates, and seconds without progress until another process takes over. */
const PROGRESS_EVERY = 1000;
const LEASE_SECONDS = 300;

/** Writes the requested exports one after another, with one page of people in memory; returns their number. */
export async function writeExports(loadPeople: Everybody): Promise<number> {
  let count = 0;
  for (let next = await leaseNext(); next; next = await leaseNext(), count += 1) {
    const folder = await mkdtemp(join(tmpdir(), "recruit-export-"));
    try {
      await write(next, folder, loadPeople);
    } catch (err) {
      log.warn({ err, exportId: next.id }, "export not written");
      if (next.tries >= exportTries) await markFailed(next.id);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return count;
}

/** Leases the longest-waiting export, or one whose process died. */
async function leaseNext(): Promise<LeasedExport | undefined> {
  const [next] = await db.$queryRaw<LeasedExport[]>`
    update people_exports set leased_at = ${now()}, tries = tries + 1, written = 0 where id = (
      select id from people_exports where finished_at is null and failed_at is null and tries < ${exportTries}
        and (leased_at is null or leased_at < ${secondsFrom(now(), -LEASE_SECONDS)})
      order by created_at, id limit 1 for update skip locked)
    returning id, asked_by as "userId", format, locale, tries`;
  return next;
}

async function write({ id, userId, format, locale }: LeasedExport, folder: string, loadPeople: Everybody) {
  const people = await loadPeople({ userId, locale });
  if (!people) return markFailed(id);
  const { title, rows, total } = people;
  await db.peopleExport.update({ where: { id }, data: { total } });
  const progress = { written: 0 };
  const countedRows = withProgress(id, rows, progress);
  const pieces =
    format === "xlsx" ? xlsxOf(countedRows, { name: title, rightToLeft: locale === "ar" }) : csvOf(countedRows);
  const storedFile = await storeWritten(await writeTo(join(folder, "people"), pieces, format));
  try {
    await transaction(async (tx) => {
      const { id: documentId } = await keepWritten(tx, userId, storedFile, secondsFrom(now(), exportKeptHours * 3600));
      const result = { finishedAt: now(), documentId, ...progress, total: progress.written };
      await tx.peopleExport.update({ where: { id, finishedAt: null }, data: result });
      await trustEvents.record(tx, { userId }, "export.finished", { exportId: id });
    });
  } catch (error) {
    await discardFiles([storedFile]);
    throw error;
  }
}

/** Counts people: the first row is the header and the last one the total. */
async function* withProgress(id: string, rows: Rows, progress: { written: number }) {
  let rowCount = 0;
  for await (const row of rows) {
    yield row;
    rowCount += 1;
    progress.written = Math.max(0, rowCount - 2);
    if (rowCount % PROGRESS_EVERY === 0)
      await db.peopleExport.update({ where: { id }, data: { ...progress, leasedAt: now() } });
  }
}

async function writeTo(from: string, pieces: AsyncIterable<string | Buffer>, format: FileFormat): Promise<WrittenFile> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* hashed() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      hash.update(bytes);
      sizeBytes += bytes.byteLength;
      yield bytes;
    }
  }
  await pipeline(Readable.from(hashed()), createWriteStream(from));
  const name = `recruit-people-${dayOf(now())}.${format}`;
  return { from, name, mime: mimes[format], sizeBytes, sha256: hash.digest("hex") };
}

const mimes: Record<FileFormat, string> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const markFailed = (id: string) =>
  db.peopleExport.updateMany({ where: { id, finishedAt: null }, data: { failedAt: now() } });
