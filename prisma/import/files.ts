import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { Stop } from "../../scripts/fail.ts";
import { leftOut, tables } from "./tables.ts";

/** By the name of the table whose rows a file holds. */
export type Files = ReadonlyMap<string, string>;
export type Found = { files: Files; unread: { file: string; why: string }[] };

/** `players.csv`, as a hosted table editor names it `players_rows.csv`, as a browser names a copy `players (1).csv`, or with its schema in front: `auth.users.csv`. */
const tableOf = (path: string) =>
  basename(path)
    .toLowerCase()
    .replace(/\.csv$/, "")
    .replace(/ ?\(\d{1,3}\)$/, "")
    .replace(/_rows$/, "")
    .replace(/^(public|auth)[._]/, "");

/** The files named, and those of the folders named. What no table bears the name of is refused when it was named itself. */
export function findFiles(paths: readonly string[]): Found {
  const files = new Map<string, string>();
  const unread: Found["unread"] = [];
  for (const { path, named } of paths.flatMap(within)) {
    const name = tableOf(path);
    const known = tables.some((table) => table.name === name);
    if (!known && !leftOut[name] && named) throw new Stop(`${basename(path)} is named after no table: ${allNames()}.`);
    if (!known) unread.push({ file: basename(path), why: leftOut[name] ?? "it is named after no table" });
    else if (files.has(name)) throw new Stop(`Two files hold ${name}: ${files.get(name)} and ${path}.`);
    else files.set(name, path);
  }
  if (files.size === 0) throw new Stop(`There is no file to load: name some, or a folder of them (${allNames()}).`);
  return { files, unread };
}

const allNames = () => tables.map(({ name }) => `${name}.csv`).join(", ");

function within(path: string) {
  if (!existsSync(path)) throw new Stop(`There is no ${path}.`);
  if (!statSync(path).isDirectory()) return [{ path, named: true }];
  const names = readdirSync(path).filter((name) => /\.csv$/i.test(name));
  return names.sort().map((name) => ({ path: join(path, name), named: false }));
}
