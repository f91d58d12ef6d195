import "server-only";
import { db, type Tx } from "@/lib/platform/db/db";
import { digestDay, zoneOf } from "@/lib/platform/outbox/digest-day";
import type { Prisma } from "@/lib/platform/prisma/client";
import { type Frequency, frequencies } from "../schema/alert";
import { listening } from "./watching";

/** A page of the organizations whose alerts found somebody they were not told of, by id. */
export const recruitersToTell = (after: { gt: string } | undefined, take: number, when: readonly Frequency[]) =>
  db.recruiter.findMany({
    where: {
      ...listening,
      alerts: { some: { isActive: true, frequency: { in: [...when] }, hits: { some: { toldAt: null } } } },
      ...(after && { id: after }),
    },
    orderBy: { id: "asc" },
    take,
    select: reader,
  });

export type ToTell = Prisma.RecruiterGetPayload<{ select: typeof reader }>;

const reader = {
  id: true,
  country: true,
  user: { select: { id: true, email: true, locale: true, notificationSettings: { select: { zone: true } } } },
} satisfies Prisma.RecruiterSelect;

/** The day, where its reader is, on which an alert of each frequency tells at this moment; one that tells at once has no day. */
export function daysOf({ country, user }: ToTell, at: Date): Record<Frequency, string | null> {
  const zone = zoneOf(user.notificationSettings?.zone ?? null, country, at);
  return { instant: null, daily: digestDay(zone, "day", at), weekly: digestDay(zone, "week", at) };
}

/** The alerts of an organization that tell now, with whom they found; the oldest first. */
export async function untoldAlerts(client: Tx, recruiterId: string, days: Record<Frequency, string | null>) {
  const due = frequencies.flatMap((frequency) => {
    if (frequency === "instant") return { frequency };
    const day = days[frequency];
    return day ? { frequency, OR: [{ toldDay: null }, { toldDay: { not: day } }] } : [];
  });
  return client.talentAlert.findMany({
    where: { recruiterId, isActive: true, recruiter: listening, OR: due, hits: { some: { toldAt: null } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: untold,
  });
}

export type Untold = Prisma.TalentAlertGetPayload<{ select: typeof untold }>;

const untold = {
  id: true,
  name: true,
  frequency: true,
  alertCriteria: true,
  recruiterId: true,
  recruiter: { select: { user: { select: { id: true, locale: true } } } },
  hits: { where: { toldAt: null }, orderBy: { playerId: "asc" }, take: 500, select: { playerId: true } },
} satisfies Prisma.TalentAlertSelect;
