import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A folder of this run alone. */
const folder = process.env.RUN_FOLDER;

/**
 * What is the same for all workers as long as the run lasts, found out by whoever asks first: of the site that is only read.
 * Outside a run everybody finds out for themselves.
 */
export async function onceARun<T>(what: string, find: () => Promise<T>): Promise<T> {
  if (!folder) return find();
  const file = join(folder, `${what}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const found = await find();
  // Nobody may read half of it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(found));
  renameSync(`${file}.${process.pid}`, file);
  return found;
}
