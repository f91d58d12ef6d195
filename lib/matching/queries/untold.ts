import "server-only";
import { db } from "@/lib/platform/db/db";
import { digestDay, zoneOf } from "@/lib/platform/outbox/digest-day";
import type { Prisma } from "@/lib/platform/prisma/client";
import { listening } from "@/lib/search/queries/watching";
import { highScore } from "../schema/need";
import { stillOffered } from "./offered";

/** New matches that are worth a word: of an open need, with a high score, which nobody answered yet. */
export const untold = () =>
  ({
    toldAt: null,
    stands: true,
    playerDeclinedAt: null,
    lapsedAt: null,
    status: "pending",
    compatibilityScore: { gte: highScore },
    need: { isOpen: true },
    ...stillOffered(),
  }) satisfies Prisma.MatchWhereInput;

const reader = {
  id: true,
  country: true,
  user: { select: { notificationSettings: { select: { zone: true } } } },
  matches: { where: { toldAt: { not: null } }, orderBy: { toldAt: "desc" }, take: 1, select: { toldAt: true } },
} satisfies Prisma.RecruiterSelect;

export type ToTell = Prisma.RecruiterGetPayload<{ select: typeof reader }>;

/** A page of the organizations with matches they were not told of, by id. */
export const recruitersToTell = (after: { gt: string } | undefined, take: number): Promise<ToTell[]> =>
  db.recruiter.findMany({
    where: { ...listening, matches: { some: untold() }, ...(after && { id: after }) },
    orderBy: { id: "asc" },
    take,
    select: reader,
  });

/** Whether it is the morning where the reader is, and nothing was told on it yet. */
export function tellsNow({ country, user, matches }: ToTell, at: Date): boolean {
  const zone = zoneOf(user.notificationSettings?.zone ?? null, country, at);
  const day = digestDay(zone, "day", at);
  const last = matches[0]?.toldAt;
  return day !== null && !(last && digestDay(zone, "day", last) === day);
}
