import "server-only";
import { identityKeptDays } from "@/lib/documents/schema/document";
import { claimFiles } from "@/lib/documents/steps/claim-files";
import { keepFile } from "@/lib/documents/steps/keep-file";
import type { StoredFile } from "@/lib/documents/steps/store-files";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { SentPapers } from "../schema/job";
import { type PaperField, paperKinds } from "./store-job-files";

type Papers = { ownerId: string; papers: SentPapers; stored: StoredFile[] };

/** Ties the papers of an offer to its owner and gives their storage keys. An identity document goes after thirty days, the others stay as long as the offer. */
export async function keepPapers(tx: Tx, { ownerId, papers, stored }: Papers) {
  const keep = async (field: PaperField) => {
    const kind = paperKinds[field];
    const deleteAt = field === "identity" ? daysFrom(now(), identityKeptDays) : null;
    const ids = papers[field].filter((sent) => typeof sent === "string");
    const ahead = await claimFiles(tx, { ownerId, kind, ids, field, deleteAt });
    const withForm = stored.filter((file) => file.kind === kind);
    for (const file of withForm) await keepFile(tx, ownerId, file, deleteAt);
    return [...ahead, ...withForm.map(({ key }) => key)];
  };
  const [identityDocumentUrl = null] = await keep("identity");
  return { identityDocumentUrl, certificateUrls: await keep("certificates"), diplomaUrls: await keep("diplomas") };
}
