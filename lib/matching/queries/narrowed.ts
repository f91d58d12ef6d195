import "server-only";
import { daysFrom, now } from "@/lib/core/clock";
import { timeZone } from "@/lib/core/i18n/formats";
import { isoIn } from "@/lib/core/i18n/zone";
import type { Prisma } from "@/lib/core/prisma/client";
import { activeStages, type Stage, stageLimits } from "../schema/stages";

/** What a board is narrowed to: one sport, what is late, one column alone. */
export type Narrowed = { sport: string | undefined; overdue: boolean; stage: Stage | undefined };

/** Cards of an organisation's board under these conditions; `today` is the reader's day, as midnight UTC. */
export const within = (recruiterId: string, { sport, overdue }: Narrowed, today: Date): Prisma.MatchWhereInput => ({
  recruiterId,
  stands: true,
  ...(sport && { sportMatch: sport }),
  ...(overdue && late(today)),
});

/** The day it is where the reader is, as midnight UTC. */
export const today = (zone: string | null): Date =>
  new Date(`${isoIn(zone ?? timeZone, now()).slice(0, 10)}T00:00:00Z`);

/** Days in a column by the calendar, in UTC: none on the day itself, one from midnight on. */
export const daysSince = (since: Date): number => Math.max(0, (dayOf(now()) - dayOf(since)) / DAY);
const DAY = 86_400_000;
const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY) * DAY;

/** Longer in a column than it is meant for, or with a task whose day is over. */
const late = (today: Date): Prisma.MatchWhereInput => ({
  OR: [
    ...activeStages.map((status) => ({
      status,
      stageSince: { lt: daysFrom(new Date(dayOf(now())), -(stageLimits[status] ?? 0)) },
    })),
    { status: { not: "closed" }, tasks: { some: { doneAt: null, dueOn: { lt: today } } } },
  ],
});
