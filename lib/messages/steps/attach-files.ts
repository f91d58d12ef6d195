import "server-only";
import { claimFiles } from "@/lib/documents/steps/claim-files";
import { keepFile } from "@/lib/documents/steps/keep-file";
import type { StoredFile } from "@/lib/documents/steps/store-files";
import type { Tx } from "@/lib/platform/db/db";

type Sent = { messageId: string; ownerId: string; stored: StoredFile[]; ahead: string[] };

/** Ties files to a message: those that travelled with it, and those its writer sent ahead. Refuses `file_required` beside `files` when one is not there any more. */
export async function attachFiles(tx: Tx, { messageId, ownerId, stored, ahead }: Sent) {
  const documentIds = [...new Set(ahead)];
  await claimFiles(tx, { ownerId, kind: "shared", ids: documentIds, field: "files", deleteAt: null });
  for (const file of stored) documentIds.push((await keepFile(tx, ownerId, file)).id);
  if (documentIds.length > 0)
    await tx.messageFile.createMany({ data: documentIds.map((documentId) => ({ documentId, messageId })) });
}
