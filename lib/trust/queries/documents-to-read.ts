import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { documentModel } from "../provider/document-model";
import { documentTypes } from "../schema/check";
import { announcedSince, askAgainAfter, finalFailures, readingLimits } from "../schema/reading";

/** Only documents of organizations that await a decision and were uploaded after applicants were told about the model. */
export const readableDocuments = {
  kind: { in: [...documentTypes] },
  deletedAt: null,
  deleteAt: null,
  createdAt: { gte: announcedSince },
  verificationCases: { some: { verificationStatus: "pending", verdict: null } },
  owner: { recruiter: { isNot: null }, player: null, disabledAt: null },
} satisfies Prisma.DocumentWhereInput;

/** The ids of one batch of unread documents, longest waiting first; empty without a model. */
export async function documentsToRead(): Promise<string[]> {
  if (!documentModel()) return [];
  const recentlyAsked = { askedAt: { gt: secondsFrom(now(), -askAgainAfter * 60) } };
  const finished = { endedAt: { not: null }, OR: [{ failure: null }, { failure: { in: finalFailures } }] };
  const documents = await db.document.findMany({
    where: {
      ...readableDocuments,
      readings: { none: { OR: [recentlyAsked, finished, { attempt: readingLimits.attempts }] } },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: readingLimits.atOnce,
    select: { id: true },
  });
  return documents.map(({ id }) => id);
}
