import "server-only";
import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import type { StoredFile } from "./store-files";

/** Notes that a stored file belongs to `ownerId`. */
export async function keepDocument(tx: Tx, actor: Actor, ownerId: string, stored: StoredFile) {
  const { kind, key, name, mime, sizeBytes, sha256 } = stored;
  const document = await tx.document.create({
    data: { ownerId, kind, storageKey: key, name, mime, sizeBytes, sha256 },
  });
  await record(tx, actor, "document.uploaded", { documentId: document.id });
  return document;
}
