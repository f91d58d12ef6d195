import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db, type Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";
import { checksInput, documentTypes, isDocumentType } from "./schema/check";

const PAGE = 50;

/** The cases that wait, the longest waiting first, at most 50, and how many wait in all; nothing for whoever is no administrator. */
export async function kycQueue(actor: Actor) {
  if (actor.role !== "admin") return { total: 0, cases: [] };
  const where = { verificationStatus: "pending" } as const;
  const [total, rows] = await Promise.all([
    db.kycDocument.count({ where }),
    db.kycDocument.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }], take: PAGE, select: queued }),
  ]);
  return { total, cases: rows.map(toCase) };
}

const queued = {
  id: true,
  documentType: true,
  createdAt: true,
  checks: true,
  document: { select: { id: true, name: true, deletedAt: true } },
  user: {
    select: {
      profile: { select: { fullName: true } },
      recruiter: {
        select: { organizationName: true, organizationType: true, country: true, city: true, websiteUrl: true },
      },
    },
  },
} as const;

type Row = Awaited<ReturnType<typeof rowOf>>;
const rowOf = () => db.kycDocument.findFirstOrThrow({ select: queued });

function toCase({ document, user, checks, ...kyc }: Row) {
  return {
    ...kyc,
    checks: checksInput.parse(checks),
    file: document && { id: document.id, name: document.name, gone: document.deletedAt !== null },
    name: user.profile?.fullName ?? null,
    organization: user.recruiter,
  };
}

export type QueuedCase = ReturnType<typeof toCase>;

/** How one's own documents stand: the newest of each type, with the reason where one was rejected. One just sent waits, even before its case is opened. */
export async function ownCases(actor: Actor) {
  if (!actor.userId) return [];
  const [decided, sent] = await Promise.all([newestCases(actor.userId), justSent(actor.userId)]);
  const fresh = sent.map(({ kind, createdAt }) => ({ ...waiting, documentType: kind as string, createdAt }));
  const known = decided.filter(({ documentType }) => !fresh.some((each) => each.documentType === documentType));
  return [...fresh, ...known].flatMap(({ documentType, ...row }) =>
    isDocumentType(documentType) ? [{ ...row, documentType }] : [],
  );
}

const waiting = { verificationStatus: "pending" as const, reason: null, decidedAt: null };

const newestCases = (userId: string) =>
  db.kycDocument.findMany({
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

export type OwnCase = Awaited<ReturnType<typeof ownCases>>[number];

/** A waiting case, locked so that one person's documents are decided one at a time. Null for whoever may not decide; refuses `not_found` and `kyc_already_decided`. */
export async function caseToDecide(tx: Tx, actor: Actor, id: string) {
  if (actor.role !== "admin") return null;
  const known = await tx.kycDocument.findUnique({ where: { id }, select: { userId: true } });
  if (!known) refuse("not_found");
  await tx.$queryRaw`select id from users where id = ${known.userId}::uuid for no key update`;
  const kyc = await tx.kycDocument.findUnique({ where: { id } });
  if (kyc?.verificationStatus !== "pending") refuse("kyc_already_decided");
  const recruiter = await tx.recruiter.findUnique({
    where: { userId: kyc.userId },
    select: { id: true, userId: true, status: true },
  });
  return { id: kyc.id, documentId: kyc.documentId, documentType: kyc.documentType, recruiter };
}

export type CaseToDecide = NonNullable<Awaited<ReturnType<typeof caseToDecide>>>;
