import pg from "pg";
import type { Locale } from "@/lib/platform/i18n/routing";
import { BadRows } from "./bad-rows.ts";
import { checkTable } from "./checks.ts";
import type { Files } from "./files.ts";
import { mintHandles } from "./handles.ts";
import type { Progress } from "./progress.ts";
import { type Remarks, readFile } from "./read.ts";
import { makeStaging, readyForChecks } from "./staging.ts";
import { tables } from "./tables.ts";
import { type Written, writeAll } from "./write.ts";

export type ImportOptions = { check?: boolean; skipBad?: boolean; language?: Locale; encoding?: string | undefined };
type ImportRequest = { url: string; files: Files; badRowsPath: string; progress: Progress };

export type Outcome = {
  /** Number of errors, the first of them, and the file with all of them. */
  bad: { count: number; first: string[]; path: string };
  remarks: Remarks;
  /** Null when nothing was to be written, or errors prevented it. */
  sums: (Written & { table: string; read: number; total: number })[] | null;
};

/**
 * Imports the export of an earlier backend. Rows are staged in temporary tables until all are checked; then all are written
 * in one transaction, or none. No e-mails are sent and no event handlers run.
 */
export async function importFiles(
  { url, files, badRowsPath, progress }: ImportRequest,
  options: ImportOptions = {},
): Promise<Outcome> {
  const db = new pg.Client({ connectionString: url, application_name: "recruit import" });
  db.on("error", () => {});
  const [bad, remarks]: [BadRows, Remarks] = [new BadRows(badRowsPath), new Map()];
  const outcome = (sums: Outcome["sums"]) => ({ bad, remarks, sums });
  await db.connect();
  try {
    await db.query("select pg_advisory_lock(hashtext('recruit import'))");
    await db.query("select set_config('import.language', $1, false), set_config('import.accounts', $2, false)", [
      options.language ?? "en",
      files.has("users") ? "of the file" : "of profiles",
    ]);
    await makeStaging(db, tables);
    const read = new Map<string, number>();
    for (const table of tables) {
      const path = files.get(table.name);
      if (path)
        read.set(table.name, await readFile(path, table, { db, bad, progress, remarks, encoding: options.encoding }));
    }
    await checkAll(db, bad, remarks, progress);
    await bad.end();
    if (options.check || (bad.count > 0 && !options.skipBad)) return outcome(null);
    await mintHandles(db);
    const sums = await writeAll(db, tables, progress);
    return outcome(await countRows(db, read, sums));
  } catch (error) {
    progress.leave();
    throw error;
  } finally {
    await db.end().catch(() => {});
  }
}

async function checkAll(db: pg.Client, bad: BadRows, remarks: Remarks, progress: Progress) {
  await readyForChecks(db, tables);
  for (const table of tables) {
    progress.now(`Checking ${table.name} against the other files and the database...`);
    for (const { sql, remark } of table.settle) {
      const { rowCount } = await db.query(sql);
      if (remark && rowCount) remarks.set(`${table.name}: ${remark}`, rowCount);
    }
    if (table.settle.length > 0) await db.query(`analyze staged_${table.name}`);
    await checkTable(db, table, bad);
  }
  progress.done("Checked against each other and against the database.");
}

/** Adds the total number of rows in each table. */
async function countRows(db: pg.Client, read: ReadonlyMap<string, number>, sums: ReadonlyMap<string, Written>) {
  const shownTables = [...sums].filter(([table, { written, there }]) => read.has(table) || written + there > 0);
  const count = async (table: string) => Number((await db.query(`select count(*) as n from ${table}`)).rows[0].n);
  const rows = [];
  for (const [table, sum] of shownTables)
    rows.push({ table, ...sum, read: read.get(table) ?? 0, total: await count(table) });
  return rows;
}
