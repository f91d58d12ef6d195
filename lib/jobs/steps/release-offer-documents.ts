import "server-only";
import { identityKeptDays } from "@/lib/documents/schema/limits";
import { releaseFiles } from "@/lib/documents/steps/release-files";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

export const offerDocumentColumns = { identityDocumentUrl: true, certificateUrls: true, diplomaUrls: true } as const;
type DocumentKeys = { identityDocumentUrl: string | null; certificateUrls: string[]; diplomaUrls: string[] };

export const releaseOfferDocuments = (tx: Tx, { identityDocumentUrl, certificateUrls, diplomaUrls }: DocumentKeys) =>
  releaseFiles(tx, [identityDocumentUrl ?? [], certificateUrls, diplomaUrls].flat(), daysFrom(now(), identityKeptDays));
