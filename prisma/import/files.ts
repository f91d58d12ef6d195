import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { Stop } from "../../scripts/fail.ts";
import { leftOut, tables } from "./tables.ts";

export type Files = ReadonlyMap<string, string>;
export type ReadFiles = { files: Files; unread: { file: string; why: string }[] };

const date = String.raw`\d{4}-?\d\d-?\d\d(?:[t _-]?\d\d[-:._h]?\d\d(?:[-:._]?\d\d)?z?)?`;
const copy = `(?:copy|copie|copia|kopie|نسخة)`;
/** Suffixes that table editors, browsers and file managers add to file names. */
const additions = [
  new RegExp(
    String.raw`(?:\.csv|\.tsv|_rows| ?\(\d{1,3}\)|[ ._-]{1,3}\(?${copy}\)?(?: \d{1,3})?|[ ._-]{0,3}\(?${date}\)?)$`,
  ),
  new RegExp(`^(?:(?:public|auth)[._]|${copy} (?:of|de|von) |(?:${date})[ ._-]{1,3})`),
];

/**
 * The table of a file: also for `players_rows.csv` (hosted table editor), `players (1).csv` (browser copy) and
 * `auth.users.csv` (with schema).
 */
function tableOf(path: string): string {
  const name = basename(path).normalize("NFC").toLowerCase().trim();
  const shorter = additions.reduce((text, addition) => text.replace(addition, ""), name);
  return shorter === name ? name : tableOf(shorter);
}

/** The given files, and those in the given folders. A file named directly must belong to a table. */
export function findFiles(paths: readonly string[]): ReadFiles {
  const files = new Map<string, string>();
  const unread: ReadFiles["unread"] = [];
  for (const { path, named } of paths.flatMap(within)) {
    const name = tableOf(path);
    if (isWorkbook(path)) {
      if (named) throw new Stop(`${basename(path)} is left out: ${aboutWorkbooks}.`);
      unread.push({ file: basename(path), why: aboutWorkbooks });
      continue;
    }
    const isKnown = tables.some((table) => table.name === name);
    if (!isKnown && !leftOut[name] && named)
      throw new Stop(`${basename(path)} is named after no table: ${allNames()}.`);
    if (!isKnown) unread.push({ file: basename(path), why: leftOut[name] ?? "it is named after no table" });
    else if (files.has(name)) throw new Stop(`Two files hold ${name}: ${files.get(name)} and ${path}.`);
    else files.set(name, path);
  }
  if (files.size === 0) throw new Stop(nothingIn(unread));
  return { files, unread };
}

const isWorkbook = (path: string) => /\.(?:xlsx?|ods|numbers)$/i.test(path);
const aboutWorkbooks = "it is a workbook; save its sheet as CSV and load that";

const nothingIn = (unread: ReadFiles["unread"]) =>
  [
    ...unread.map(({ file, why }) => `${file} is left out: ${why}.`),
    `There is no file to load: name some, or a folder of them (${allNames()}).`,
  ].join("\n");

const allNames = () => tables.map(({ name }) => `${name}.csv`).join(", ");

function within(path: string) {
  if (!existsSync(path)) throw new Stop(`There is no ${path}.`);
  if (!statSync(path).isDirectory()) return [{ path, named: true }];
  const names = readdirSync(path).filter((name) => /\.[ct]sv$/i.test(name) || isWorkbook(name));
  return names.sort().map((name) => ({ path: join(path, name), named: false }));
}
