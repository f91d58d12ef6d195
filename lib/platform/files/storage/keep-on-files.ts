import "server-only";
import type { Tx } from "../../db/db";

export async function keepOnFiles(tx: Tx, storageKeys: string[]) {
  await tx.document.updateMany({
    where: { storageKey: { in: storageKeys }, deletedAt: null },
    data: { deleteAt: null },
  });
}

export async function keepUntil(tx: Tx, documentId: string, deleteAt: Date | null) {
  await tx.document.update({ where: { id: documentId }, data: { deleteAt } });
}
