import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { paperModel } from "../provider/paper-model";
import { documentTypes } from "../schema/check";
import { askAgainAfter, finalTroubles, readingLimits, toldSince } from "../schema/reading";

/** The papers a model may be shown: of organisations alone, that wait for a decision, and whose senders were told. */
export const papersShown = {
  kind: { in: [...documentTypes] },
  deletedAt: null,
  deleteAt: null,
  createdAt: { gte: toldSince },
  kyc: { some: { verificationStatus: "pending", verdict: null } },
  owner: { recruiter: { isNot: null }, player: null, disabledAt: null },
} satisfies Prisma.DocumentWhereInput;

/** The ids of those that it has not read yet, the longest waiting first, as many as are read in one round; none without a model. */
export async function papersToRead(): Promise<string[]> {
  if (!paperModel()) return [];
  const justAsked = { askedAt: { gt: secondsFrom(now(), -askAgainAfter * 60) } };
  const settled = { endedAt: { not: null }, OR: [{ trouble: null }, { trouble: { in: finalTroubles } }] };
  const found = await db.document.findMany({
    where: { ...papersShown, readings: { none: { OR: [justAsked, settled, { attempt: readingLimits.attempts }] } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: readingLimits.atOnce,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}
