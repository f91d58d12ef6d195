import "server-only";
import { attachStagedFiles } from "@/lib/documents/steps/attach-staged-files";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import { identityKeptDays } from "@/lib/platform/files/storage/limits";
import type { StoredFile } from "@/lib/platform/files/storage/store-files";
import type { SentDocuments } from "../schema/job";
import { type DocumentField, offerDocumentKinds } from "./store-job-files";

type OfferDocuments = { ownerId: string; documents: SentDocuments; stored: StoredFile[] };

/** Attaches the documents of an offer and returns their storage keys; identity documents are deleted after thirty days, the others stay with the offer. */
export async function keepOfferDocuments(tx: Tx, { ownerId, documents, stored }: OfferDocuments) {
  const keepField = async (field: DocumentField) => {
    const kind = offerDocumentKinds[field];
    const deleteAt = field === "identity" ? daysFrom(now(), identityKeptDays) : null;
    const ids = documents[field].filter((file) => typeof file === "string");
    const stagedKeys = await attachStagedFiles(tx, { ownerId, kind, ids, field, deleteAt });
    const uploaded = stored.filter((file) => file.kind === kind);
    for (const file of uploaded) await keepFile(tx, ownerId, file, deleteAt);
    return [...stagedKeys, ...uploaded.map(({ key }) => key)];
  };
  const [identityDocumentUrl = null] = await keepField("identity");
  return {
    identityDocumentUrl,
    certificateUrls: await keepField("certificates"),
    diplomaUrls: await keepField("diplomas"),
  };
}
