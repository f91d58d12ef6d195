import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { keepFile } from "./keep-file";
import type { StoredFile } from "./store-files";

/** Notes that a stored file belongs to `ownerId`, and says so: documents that must be verified enter the queue. */
export async function keepDocument(tx: Tx, actor: Actor, ownerId: string, stored: StoredFile) {
  const document = await keepFile(tx, ownerId, stored);
  await recordEvent(tx, actor, "document.uploaded", { documentId: document.id });
  return document;
}
