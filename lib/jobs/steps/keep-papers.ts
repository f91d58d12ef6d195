import "server-only";
import { identityKeptDays } from "@/lib/documents/schema/limits";
import { attachStagedFiles } from "@/lib/documents/steps/attach-staged-files";
import { keepFile } from "@/lib/documents/steps/keep-file";
import type { StoredFile } from "@/lib/documents/steps/store-files";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { SentPapers } from "../schema/job";
import { type PaperField, paperKinds } from "./store-job-files";

type OfferDocuments = { ownerId: string; papers: SentPapers; stored: StoredFile[] };

/** Attaches the documents of an offer and returns their storage keys; identity documents are deleted after thirty days, the others stay with the offer. */
export async function keepPapers(tx: Tx, { ownerId, papers, stored }: OfferDocuments) {
  const keepField = async (field: PaperField) => {
    const kind = paperKinds[field];
    const deleteAt = field === "identity" ? daysFrom(now(), identityKeptDays) : null;
    const ids = papers[field].filter((file) => typeof file === "string");
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
