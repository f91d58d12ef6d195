import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { scheduleDeletion } from "./schedule-deletion";

/** What these storage keys hold is needed no longer than `at`; an earlier day already set stays. */
export async function releaseFiles(tx: Tx, storageKeys: string[], at: Date) {
  const files = await tx.document.findMany({ where: { storageKey: { in: storageKeys } }, select: { id: true } });
  for (const { id } of files) await scheduleDeletion(tx, id, at);
}
