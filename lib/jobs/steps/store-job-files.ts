import "server-only";
import type { SentFile, StoredKind } from "@/lib/documents/schema/document";
import { storeFiles } from "@/lib/documents/steps/store-files";
import type { SentPapers } from "../schema/job";

export const paperKinds = { identity: "identity", certificates: "certificate", diplomas: "diploma" } as const;
export type PaperField = keyof typeof paperKinds;

/** Stores the files uploaded with the form; staged files are stored already. Never call it inside a transaction. */
export const storeJobFiles = (ownerId: string, documents: SentPapers) =>
  storeFiles(
    Object.entries(paperKinds).flatMap(([field, kind]) => uploadedFiles(documents[field as PaperField], field, kind)),
    ownerId,
  );

const uploadedFiles = (files: SentFile[], field: string, kind: StoredKind) =>
  files.flatMap((file) => (file instanceof File ? [{ kind, field, file }] : []));
