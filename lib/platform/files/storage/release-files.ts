import "server-only";
import type { Tx } from "../../db/db";
import { scheduleDeletion } from "./schedule-deletion";

export async function releaseFiles(tx: Tx, storageKeys: string[], deleteAt: Date) {
  const files = await tx.document.findMany({ where: { storageKey: { in: storageKeys } }, select: { id: true } });
  for (const { id } of files) await scheduleDeletion(tx, id, deleteAt);
}
