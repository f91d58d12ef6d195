import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { identityKeptDays } from "@/lib/platform/files/storage/limits";
import { releaseFiles } from "@/lib/platform/files/storage/release-files";

export const offerDocumentColumns = { identityDocumentUrl: true, certificateUrls: true, diplomaUrls: true } as const;
type DocumentKeys = { identityDocumentUrl: string | null; certificateUrls: string[]; diplomaUrls: string[] };

export const releaseOfferDocuments = (tx: Tx, { identityDocumentUrl, certificateUrls, diplomaUrls }: DocumentKeys) =>
  releaseFiles(tx, [identityDocumentUrl ?? [], certificateUrls, diplomaUrls].flat(), daysFrom(now(), identityKeptDays));
