import "server-only";
import type { Tx } from "../../db/db";

export async function scheduleDeletion(tx: Tx, documentId: string, deleteAt: Date) {
  const later = { OR: [{ deleteAt: null }, { deleteAt: { gt: deleteAt } }] };
  await tx.document.updateMany({ where: { id: documentId, deletedAt: null, ...later }, data: { deleteAt } });
}
