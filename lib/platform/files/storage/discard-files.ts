import "server-only";
import { db } from "../../db/db";
import { log } from "../../http/log";
import { deleteFiles } from "./provider";

/** Deletes stored files without a document row after a failed command; never throws, so that the error of the command is reported. */
export async function discardFiles(stored: { key: string; path?: string }[]) {
  const keys = stored.map(({ key }) => key);
  try {
    const kept = await db.document.findMany({ where: { storageKey: { in: keys } }, select: { storageKey: true } });
    const orphans = keys.filter((key) => !kept.some(({ storageKey }) => storageKey === key));
    if (orphans.length > 0) await deleteFiles(orphans);
    const paths = stored.flatMap(({ key, path }) => (path && orphans.includes(key) ? [path] : []));
    await db.fileOnItsWay.deleteMany({ where: { path: { in: paths } } });
  } catch (err) {
    log.error({ err, keys }, "stored files left behind");
  }
}
