import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** Sets when a document's bytes are to be deleted; an earlier day already set stays. */
export async function scheduleDeletion(tx: Tx, documentId: string, at: Date) {
  const later = { OR: [{ deleteAt: null }, { deleteAt: { gt: at } }] };
  await tx.document.updateMany({ where: { id: documentId, deletedAt: null, ...later }, data: { deleteAt: at } });
}
