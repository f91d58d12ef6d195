import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { scheduleDeletion } from "@/lib/platform/files/storage/schedule-deletion";
import { wake } from "@/lib/platform/outbox/jobs";
import { isDocumentType } from "../schema/check";
import { settleAfter } from "../schema/limits";
import { checkDocument } from "../steps/check-document";
import { settleRecruiterStatus } from "../steps/settle-recruiter-status";

/** Opens a verification case for a document that must be verified; replaces a pending one of the same type. */
export async function openCase(tx: Tx, event: DomainEvent<"document.uploaded">) {
  const document = await tx.document.findFirst({
    where: { id: event.data.documentId, deletedAt: null, verificationCases: { none: {} } },
    include: { owner: { select: { player: { select: { id: true } }, recruiter: true } } },
  });
  if (!document || !isDocumentType(document.kind)) return;
  const { ownerId: userId, kind, owner } = document;
  if (!owner.recruiter && !owner.player) return;
  await deletePending(tx, { userId, documentType: kind });
  const checks = await checkDocument(tx, document);
  await tx.kycDocument.create({
    data: { userId, documentId: document.id, documentType: kind, checks, createdAt: now() },
  });
  if (owner.recruiter) await settleRecruiterStatus(tx, owner.recruiter);
}

export const readDocumentWhenOpen = (_tx: Tx, _event: DomainEvent<"document.uploaded">) => wake("document-readings", 2);

/** Pending cases are deleted; decided ones are kept without their reasons. */
export async function eraseCases(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await deletePending(tx, { userId });
  await tx.documentReading.deleteMany({ where: { document: { ownerId: userId } } });
  await tx.kycDocument.updateMany({ where: { userId, reason: { not: null } }, data: { reason: "" } });
}

async function deletePending(tx: Tx, filter: { userId: string; documentType?: string }) {
  const pendingDocuments = { ...filter, verificationStatus: "pending" as const };
  const replacedCases = await tx.kycDocument.findMany({ where: pendingDocuments, select: { documentId: true } });
  await tx.kycDocument.deleteMany({ where: pendingDocuments });
  const documents = replacedCases.flatMap(({ documentId }) => documentId ?? []);
  await tx.documentReading.deleteMany({ where: { documentId: { in: documents } } });
  for (const documentId of documents) await scheduleDeletion(tx, documentId, now());
}

/** A verdict takes effect once it can no longer be taken back. */
export const settleWhenDue = (_tx: Tx, _event: DomainEvent<"verification.decided">) => wake("verdicts", settleAfter);
