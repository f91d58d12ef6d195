import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "../../clock";
import { db, type Tx } from "../../db/db";

/** Reserves the path of a file about to be stored; unattached files are deleted after a day. With `counted`, the file counts toward its owner's quota and expires after three hours. */
export async function announceFile(
  tx: Tx,
  name: string,
  counted: { ownerId?: string; sizeBytes?: number } = {},
): Promise<string> {
  const path = `${randomUUID()}/${name}`;
  await tx.fileOnItsWay.create({ data: { path, begunAt: now(), ...counted } });
  return path;
}

export async function forgetAnnounced(paths: string[], client: Tx = db) {
  await client.fileOnItsWay.deleteMany({ where: { path: { in: paths } } });
}
