import "server-only";
import { scheduleDeletion } from "@/lib/documents/steps/schedule-deletion";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { wake } from "@/lib/platform/outbox/jobs";
import { isDocumentType } from "../schema/check";
import { settleAfter } from "../schema/limits";
import { checkDocument } from "../steps/check-document";
import { settleStanding } from "../steps/settle-standing";

/** A document of a recruiter or player that must be verified enters the queue, and takes the place of one still waiting. */
export async function openCase(tx: Tx, fact: DomainEvent<"document.uploaded">) {
  const document = await tx.document.findFirst({
    where: { id: fact.data.documentId, deletedAt: null, kyc: { none: {} } },
    include: { owner: { select: { player: { select: { id: true } }, recruiter: true } } },
  });
  if (!document || !isDocumentType(document.kind)) return;
  const { ownerId: userId, kind, owner } = document;
  if (!owner.recruiter && !owner.player) return;
  await dropWaiting(tx, { userId, documentType: kind });
  const checks = await checkDocument(tx, document);
  await tx.kycDocument.create({
    data: { userId, documentId: document.id, documentType: kind, checks, createdAt: now() },
  });
  if (owner.recruiter) await settleStanding(tx, owner.recruiter);
}

/** Once its case is open, a model of the operator's reads it. */
export const readWhenOpen = (_tx: Tx, _fact: DomainEvent<"document.uploaded">) => wake("paper-readings", 2);

/** Nothing is left to decide about who is gone; what was decided stays, without the words. */
export async function eraseCases(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await dropWaiting(tx, { userId });
  await tx.paperReading.deleteMany({ where: { document: { ownerId: userId } } });
  await tx.kycDocument.updateMany({ where: { userId, reason: { not: null } }, data: { reason: "" } });
}

async function dropWaiting(tx: Tx, whose: { userId: string; documentType?: string }) {
  const pendingDocuments = { ...whose, verificationStatus: "pending" as const };
  const replaced = await tx.kycDocument.findMany({ where: pendingDocuments, select: { documentId: true } });
  await tx.kycDocument.deleteMany({ where: pendingDocuments });
  const documents = replaced.flatMap(({ documentId }) => documentId ?? []);
  await tx.paperReading.deleteMany({ where: { documentId: { in: documents } } });
  for (const documentId of documents) await scheduleDeletion(tx, documentId, now());
}

/** A verdict takes effect once it can no longer be taken back. */
export const settleWhenDue = (_tx: Tx, _fact: DomainEvent<"kyc.decided">) => wake("verdicts", settleAfter);
