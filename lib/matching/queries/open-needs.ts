import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { listening } from "@/lib/search/queries/watching";

const matched = {
  id: true,
  recruiterId: true,
  criteria: true,
  reason: true,
  changedAt: true,
  recruiter: { select: { organizationType: true, user: { select: { id: true, locale: true } } } },
} satisfies Prisma.NeedSelect;

/** A need as it is held against players. */
export type MatchedNeed = Prisma.NeedGetPayload<{ select: typeof matched }>;

const open = { isOpen: true, recruiter: listening } as const;

/** A page of the open needs, by id. */
export const openNeeds = (after: string | null, take: number): Promise<MatchedNeed[]> =>
  db.need.findMany({
    where: { ...open, ...(after && { id: { gt: after } }) },
    orderBy: { id: "asc" },
    take,
    select: matched,
  });

/** Open needs that were not held against everybody yet, or not for a day: what was measured ages, and who stood still is a year older. */
export const needsToSweep = (after: string | null, take: number): Promise<MatchedNeed[]> =>
  db.need.findMany({
    where: {
      ...open,
      OR: [{ sweptAt: null }, { sweptAt: { lte: daysFrom(now(), -1) } }],
      ...(after && { id: { gt: after } }),
    },
    orderBy: { id: "asc" },
    take,
    select: matched,
  });
