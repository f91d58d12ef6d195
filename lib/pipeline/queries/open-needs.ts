import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { listening } from "@/lib/search/queries/alert-watchers";

const needSelect = {
  id: true,
  recruiterId: true,
  criteria: true,
  reason: true,
  changedAt: true,
  recruiter: { select: { organizationType: true, user: { select: { id: true, locale: true } } } },
} satisfies Prisma.NeedSelect;

export type MatchedNeed = Prisma.NeedGetPayload<{ select: typeof needSelect }>;

const openFilter = { isOpen: true, recruiter: listening } as const;

export const openNeeds = (after: string | null, take: number): Promise<MatchedNeed[]> =>
  db.need.findMany({
    where: { ...openFilter, ...(after && { id: { gt: after } }) },
    orderBy: { id: "asc" },
    take,
    select: needSelect,
  });

/** Open needs not swept yet or for a day, because ages and the freshness of measurements change over time. */
export const needsToSweep = (after: string | null, take: number): Promise<MatchedNeed[]> =>
  db.need.findMany({
    where: {
      ...openFilter,
      OR: [{ sweptAt: null }, { sweptAt: { lte: daysFrom(now(), -1) } }],
      ...(after && { id: { gt: after } }),
    },
    orderBy: { id: "asc" },
    take,
    select: needSelect,
  });
