import "server-only";
import type { Tx } from "@/lib/platform/db/db";

export async function keepOnFiles(tx: Tx, storageKeys: string[]) {
  await tx.document.updateMany({
    where: { storageKey: { in: storageKeys }, deletedAt: null },
    data: { deleteAt: null },
  });
}
