import "server-only";
import { db } from "@/lib/platform/db/db";
import { digestDay, zoneOf } from "@/lib/platform/outbox/digest-day";
import type { Prisma } from "@/lib/platform/prisma/client";
import { listening } from "@/lib/search/queries/alert-watchers";
import { highScore } from "../schema/need";
import { stillOffered } from "./offered";

export const unnotified = () =>
  ({
    notifiedAt: null,
    stands: true,
    playerDeclinedAt: null,
    lapsedAt: null,
    status: "pending",
    compatibilityScore: { gte: highScore },
    need: { isOpen: true },
    ...stillOffered(),
  }) satisfies Prisma.MatchWhereInput;

const recruiterSelect = {
  id: true,
  country: true,
  user: { select: { notificationSettings: { select: { zone: true } } } },
  matches: {
    where: { notifiedAt: { not: null } },
    orderBy: { notifiedAt: "desc" },
    take: 1,
    select: { notifiedAt: true },
  },
} satisfies Prisma.RecruiterSelect;

export type RecruiterToNotify = Prisma.RecruiterGetPayload<{ select: typeof recruiterSelect }>;

export const recruitersToNotify = (after: { gt: string } | undefined, take: number): Promise<RecruiterToNotify[]> =>
  db.recruiter.findMany({
    where: { ...listening, matches: { some: unnotified() }, ...(after && { id: after }) },
    orderBy: { id: "asc" },
    take,
    select: recruiterSelect,
  });

/** Whether it is the reader's digest hour and nothing was sent on that day yet. */
export function notifiesAtOnce({ country, user, matches }: RecruiterToNotify, date: Date): boolean {
  const zone = zoneOf(user.notificationSettings?.zone ?? null, country, date);
  const day = digestDay(zone, "day", date);
  const lastNotifiedAt = matches[0]?.notifiedAt;
  return day !== null && !(lastNotifiedAt && digestDay(zone, "day", lastNotifiedAt) === day);
}
