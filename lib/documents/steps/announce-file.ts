import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";

/** The path a file is about to be stored under; what lies there a day later, and nobody kept, is deleted. With `counted` it stands in the quota of its owner, and is given up sooner. */
export async function announceFile(
  tx: Tx,
  name: string,
  counted: { ownerId?: string; sizeBytes?: number } = {},
): Promise<string> {
  const path = `${randomUUID()}/${name}`;
  await tx.fileOnItsWay.create({ data: { path, begunAt: now(), ...counted } });
  return path;
}

/** Of a file that came to nothing before it was stored. */
export async function forgetAnnounced(path: string) {
  await db.fileOnItsWay.deleteMany({ where: { path } });
}
