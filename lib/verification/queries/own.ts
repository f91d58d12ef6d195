import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { documentTypes, isDocumentType } from "../schema/check";

/** How one's own documents stand: the newest of each type, with the reason where one was rejected. */
export const ownCases = async ({ userId }: Actor) => (userId ? casesOf(userId) : []);

/** The same of whom the caller may answer for. One just sent waits, even before its case is opened. */
export async function casesOf(userId: string) {
  const [decided, sent] = await Promise.all([newestCases(db, userId), justSent(userId)]);
  const fresh = sent.map(({ kind, createdAt }) => ({ ...waiting, documentType: kind as string, createdAt }));
  const known = decided.filter(({ documentType }) => !fresh.some((each) => each.documentType === documentType));
  return [...fresh, ...known.map(asTold)].flatMap(({ documentType, ...row }) =>
    isDocumentType(documentType) ? [{ ...row, documentType }] : [],
  );
}

const waiting = { verificationStatus: "pending" as const, reason: null, decidedAt: null };

/** A verdict that can still be taken back is not told. */
const asTold = <Case extends Awaited<ReturnType<typeof newestCases>>[number]>(kyc: Case) =>
  kyc.verificationStatus === "pending" ? { ...kyc, ...waiting } : kyc;

export const newestCases = (client: Tx, userId: string) =>
  client.kycDocument.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    distinct: ["documentType"],
    select: { documentType: true, verificationStatus: true, reason: true, createdAt: true, decidedAt: true },
  });

const justSent = (ownerId: string) =>
  db.document.findMany({
    where: { ownerId, kind: { in: [...documentTypes] }, kyc: { none: {} }, deleteAt: null },
    orderBy: { createdAt: "desc" },
    distinct: ["kind"],
    select: { kind: true, createdAt: true },
  });

export type OwnCase = Awaited<ReturnType<typeof casesOf>>[number];
