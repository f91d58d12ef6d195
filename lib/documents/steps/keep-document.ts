import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { documentEvents } from "../events";
import { keepFile } from "./keep-file";
import type { StoredFile } from "./store-files";

export async function keepDocument(tx: Tx, actor: Actor, ownerId: string, stored: StoredFile) {
  const document = await keepFile(tx, ownerId, stored);
  await documentEvents.record(tx, actor, "document.uploaded", { documentId: document.id });
  return document;
}
