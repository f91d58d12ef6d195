import "server-only";
import { wasDatabaseUnavailable } from "../db/database-unavailable";
import { log } from "./log";

/** Loads the parts of a page independently: a failed part is logged, replaced and listed in `failed`. Rethrows while the database is unavailable. */
export function createPartReader() {
  const failed: string[] = [];
  const read = async <T, Fallback>(part: string, work: Promise<T>, fallback: Fallback): Promise<T | Fallback> => {
    try {
      return await work;
    } catch (error) {
      if (wasDatabaseUnavailable()) throw error;
      log.error({ err: error, part }, "a part of a page failed");
      failed.push(part);
      return fallback;
    }
  };
  return { failed, read };
}

export const orElse = <T, Fallback>(part: string, work: Promise<T>, fallback: Fallback) =>
  createPartReader().read(part, work, fallback);
