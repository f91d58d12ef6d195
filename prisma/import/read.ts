import { basename } from "node:path";
import type { Client } from "pg";
import { Stop } from "../../scripts/fail.ts";
import type { BadRows } from "./bad-rows.ts";
import { readCell } from "./cells.ts";
import { linesOf } from "./csv.ts";
import { number, type Progress, rows } from "./progress.ts";
import { type Staged, stage } from "./staging.ts";
import type { Table } from "./table.ts";

const AT_ONCE = 500;

/** Sentences, each with the number of rows it applies to. */
export type Remarks = Map<string, number>;
type Reading = { db: Client; bad: BadRows; progress: Progress; remarks: Remarks; encoding: string | undefined };

/** Reads a file row by row into the staging table; returns its number of rows. */
export async function readFile(path: string, table: Table, reading: Reading): Promise<number> {
  const { db, bad, progress, remarks, encoding } = reading;
  const note = (sentence: string, more = 1) => remarks.set(sentence, (remarks.get(sentence) ?? 0) + more);
  const remark = (sentence: string) => note(`${table.name}: ${sentence}`);
  let [read, good, heads]: [number, number, string[] | null] = [0, 0, null];
  let waiting: Staged[] = [];
  for await (const { line, cells, problem } of linesOf(path, encoding)) {
    if (!heads) {
      heads = headsOf(path, cells, table, note);
      continue;
    }
    read++;
    const result = problem ? unread(problem) : readRow(heads, cells, table, remark);
    if ("row" in result) waiting.push({ row: result.row, line });
    else for (const problem of result.problems) await bad.add({ file: table.name, line, ...problem });
    if ("row" in result) good++;
    if (waiting.length === AT_ONCE) {
      await stage(db, table, waiting);
      waiting = [];
    }
    progress.step(`${basename(path)}: ${rows(read)} read, ${number(good)} good`, read);
  }
  if (!heads) throw new Stop(`${basename(path)} is empty: its first line names the columns.`);
  await stage(db, table, waiting);
  progress.done(`${basename(path)}: ${rows(read)} read, ${number(good)} good`);
  return read;
}

function headsOf(path: string, cells: readonly string[], table: Table, note: (sentence: string, more: number) => void) {
  const heads = cells.map((cell) => readCell(cell, false)?.toLowerCase() ?? "");
  const missing = table.required.filter((column) => !heads.includes(column));
  if (missing.length > 0)
    throw new Stop(`${basename(path)} lacks what ${table.name} must have: ${missing.join(", ")}.`);
  const twice = heads.filter((head, index) => head !== "" && heads.indexOf(head) !== index);
  if (twice.length > 0) throw new Stop(`${basename(path)} names a column twice: ${twice.join(", ")}.`);
  const unknown = heads.filter((head) => head !== "" && !table.known.includes(head) && !table.dropped[head]);
  if (unknown.length > 0) note(`${table.name}: columns we do not know, not loaded: ${unknown.join(", ")}`, 0);
  return heads;
}

const unread = (reason: string) => ({ problems: [{ column: "", reason }] });

function readRow(heads: string[], cells: readonly string[], table: Table, remark: (sentence: string) => void) {
  if (cells.length !== heads.length) {
    return unread(`This row has ${cells.length} cells, the first line names ${heads.length} columns.`);
  }
  const values = heads.map((head, index) => readCell(cells[index] ?? "", !table.required.includes(head)));
  if (heads.some((head, index) => head === "" && values[index] !== undefined))
    return unread("A cell of this row stands under no column's name.");
  const named = heads.flatMap((head, index) => (head === "" ? [] : [[head, values[index]] as const]));
  const row: Record<string, string | undefined> = Object.fromEntries(named);
  for (const [column, why] of Object.entries(table.dropped)) {
    if (row[column] && row[column] !== "{}" && row[column] !== "[]") remark(`${column} is not loaded: ${why}`);
  }
  return table.read(row, remark);
}
