import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import type { StoredFile } from "@/lib/platform/files/storage/store-files";
import { documentEvents } from "../events";

export async function keepDocument(tx: Tx, actor: Actor, ownerId: string, stored: StoredFile) {
  const document = await keepFile(tx, ownerId, stored);
  await documentEvents.record(tx, actor, "document.uploaded", { documentId: document.id });
  return document;
}
