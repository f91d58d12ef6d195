import "server-only";
import { wasDatabaseUnavailable } from "../db/database-unavailable";
import { log } from "./log";

/** Reads the parts of one page: what cannot be read is logged and replaced, and `failed` names it. A page without a database fails as a whole. */
export function partsOfPage() {
  const failed: string[] = [];
  const read = async <T, Instead>(part: string, work: Promise<T>, instead: Instead): Promise<T | Instead> => {
    try {
      return await work;
    } catch (error) {
      if (wasDatabaseUnavailable()) throw error;
      log.error({ err: error, part }, "a part of a page failed");
      failed.push(part);
      return instead;
    }
  };
  return { failed, read };
}

/** One part alone. */
export const orElse = <T, Instead>(part: string, work: Promise<T>, instead: Instead) =>
  partsOfPage().read(part, work, instead);
