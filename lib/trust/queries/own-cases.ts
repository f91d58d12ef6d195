import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { documentTypes, isDocumentType } from "../schema/check";

export const ownCases = async ({ userId }: Actor) => (userId ? casesOf(userId) : []);

/** The caller must check access; a document whose case is not opened yet counts as pending. */
export async function casesOf(userId: string) {
  const [cases, newDocuments] = await Promise.all([newestCases(db, userId), documentsWithoutCase(userId)]);
  const withoutCase = newDocuments.map(({ kind, createdAt }) => ({
    ...pendingState,
    documentType: kind as string,
    createdAt,
  }));
  const otherCases = cases.filter(({ documentType }) => !withoutCase.some((row) => row.documentType === documentType));
  return [...withoutCase, ...otherCases.map(toOwnCase)].flatMap(({ documentType, ...row }) =>
    isDocumentType(documentType) ? [{ ...row, documentType }] : [],
  );
}

const pendingState = { verificationStatus: "pending" as const, reason: null, decidedAt: null };

/** Hides a verdict that can still be taken back. */
const toOwnCase = <Case extends Awaited<ReturnType<typeof newestCases>>[number]>(verificationCase: Case) =>
  verificationCase.verificationStatus === "pending" ? { ...verificationCase, ...pendingState } : verificationCase;

export const newestCases = (client: Tx, userId: string) =>
  client.kycDocument.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    distinct: ["documentType"],
    select: { documentType: true, verificationStatus: true, reason: true, createdAt: true, decidedAt: true },
  });

const documentsWithoutCase = (ownerId: string) =>
  db.document.findMany({
    where: { ownerId, kind: { in: [...documentTypes] }, verificationCases: { none: {} }, deleteAt: null },
    orderBy: { createdAt: "desc" },
    distinct: ["kind"],
    select: { kind: true, createdAt: true },
  });

export type OwnCase = Awaited<ReturnType<typeof casesOf>>[number];
