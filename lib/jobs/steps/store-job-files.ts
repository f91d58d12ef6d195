import "server-only";
import type { StoredKind } from "@/lib/documents/schema/document";
import type { SentFile } from "@/lib/platform/files/storage/file-input";
import { storeFiles } from "@/lib/platform/files/storage/store-files";
import type { SentDocuments } from "../schema/job";

export const offerDocumentKinds = { identity: "identity", certificates: "certificate", diplomas: "diploma" } as const;
export type DocumentField = keyof typeof offerDocumentKinds;

/** Stores the files uploaded with the form; staged files are stored already. Never call it inside a transaction. */
export const storeJobFiles = (ownerId: string, documents: SentDocuments) =>
  storeFiles(
    Object.entries(offerDocumentKinds).flatMap(([field, kind]) =>
      uploadedFiles(documents[field as DocumentField], field, kind),
    ),
    ownerId,
  );

const uploadedFiles = (files: SentFile[], field: string, kind: StoredKind) =>
  files.flatMap((file) => (file instanceof File ? [{ kind, field, file }] : []));
