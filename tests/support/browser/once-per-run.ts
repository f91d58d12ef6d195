import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A folder of this test run. */
const folder = process.env.RUN_FOLDER;

/**
 * A value shared by all workers of a run, computed by the first that needs it; about the read-only site. Outside a run each
 * caller computes it.
 */
export async function oncePerRun<T>(key: string, find: () => Promise<T>): Promise<T> {
  if (!folder) return find();
  const file = join(folder, `${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const value = await find();
  // Renamed when complete, so that nobody reads a partial file.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
  renameSync(`${file}.${process.pid}`, file);
  return value;
}
