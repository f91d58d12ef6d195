import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** What these storage keys hold is needed again, with no last day; what was deleted meanwhile stays so. */
export async function keepOnFiles(tx: Tx, storageKeys: string[]) {
  await tx.document.updateMany({
    where: { storageKey: { in: storageKeys }, deletedAt: null },
    data: { deleteAt: null },
  });
}
