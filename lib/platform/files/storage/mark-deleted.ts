import "server-only";
import { now } from "../../clock";
import type { Tx } from "../../db/db";

/** Notes that the bytes of these documents were deleted; the rows stay. */
export async function markDeleted(tx: Tx, documentIds: string[]) {
  await tx.document.updateMany({ where: { id: { in: documentIds } }, data: { deletedAt: now() } });
}
