import "server-only";
import type { SentFile, StoredKind } from "@/lib/documents/schema/document";
import { storeFiles } from "@/lib/documents/steps/store-files";
import type { SentPapers } from "../schema/job";

/** What the files of each field are kept as. */
export const paperKinds = { identity: "identity", certificates: "certificate", diplomas: "diploma" } as const;
export type PaperField = keyof typeof paperKinds;

/** Puts away the files that came with the form itself; those sent ahead lie there already. Talks to the storage: never inside a transaction. */
export const storeJobFiles = (ownerId: string, papers: SentPapers) =>
  storeFiles(
    Object.entries(paperKinds).flatMap(([field, kind]) => chosen(papers[field as PaperField], field, kind)),
    ownerId,
  );

const chosen = (sent: SentFile[], field: string, kind: StoredKind) =>
  sent.flatMap((file) => (file instanceof File ? [{ kind, field, file }] : []));
