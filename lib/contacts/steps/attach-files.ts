import "server-only";
import { attachStagedFiles } from "@/lib/documents/steps/attach-staged-files";
import type { Tx } from "@/lib/platform/db/db";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import type { StoredFile } from "@/lib/platform/files/storage/store-files";

type MessageFiles = { messageId: string; ownerId: string; stored: StoredFile[]; ahead: string[] };

/** Attaches uploaded files to a message: those sent with it and those uploaded before (`ahead`). Refuses `file_required` at `files` if an uploaded file no longer exists. */
export async function attachFiles(
  tx: Tx,
  { messageId, ownerId, stored: storedFiles, ahead: uploadedIds }: MessageFiles,
) {
  const documentIds = [...new Set(uploadedIds)];
  await attachStagedFiles(tx, { ownerId, kind: "shared", ids: documentIds, field: "files", deleteAt: null });
  for (const file of storedFiles) documentIds.push((await keepFile(tx, ownerId, file)).id);
  if (documentIds.length > 0)
    await tx.messageFile.createMany({ data: documentIds.map((documentId) => ({ documentId, messageId })) });
}
