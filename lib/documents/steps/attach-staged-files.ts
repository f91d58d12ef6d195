import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { keepUntil } from "@/lib/platform/files/storage/keep-on-files";
import { isStaged } from "../policy";
import type { MediaKind, StoredKind } from "../schema/document";

type Attachment = {
  ownerId: string;
  kind: StoredKind | MediaKind;
  ids: string[];
  field: string;
  deleteAt: Date | null;
};

/** Attaches staged files to their form until `deleteAt` and returns their storage keys in the order of `ids`; refuses `file_required` on `field` if one has expired. */
export async function attachStagedFiles(
  tx: Tx,
  { ownerId, kind, ids, field, deleteAt }: Attachment,
): Promise<string[]> {
  const keys: string[] = [];
  for (const id of new Set(ids)) {
    const file = await tx.document.findFirst({
      where: { id, ownerId, kind, deletedAt: null, deleteAt: { gt: now() } },
      select: { storageKey: true, createdAt: true, deleteAt: true },
    });
    if (!file || !isStaged(file)) refuse("file_required", field);
    await keepUntil(tx, id, deleteAt);
    keys.push(file.storageKey);
  }
  return keys;
}
