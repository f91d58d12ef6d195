import "server-only";
import { db, type Tx } from "@/lib/platform/db/db";
import { digestDay, zoneOf } from "@/lib/platform/outbox/digest-day";
import type { Prisma } from "@/lib/platform/prisma/client";
import { type Frequency, frequencies } from "../schema/alert";
import { listening } from "./alert-watchers";

export const recruitersToNotify = (
  after: { gt: string } | undefined,
  take: number,
  dueFrequencies: readonly Frequency[],
) =>
  db.recruiter.findMany({
    where: {
      ...listening,
      alerts: {
        some: { isActive: true, frequency: { in: [...dueFrequencies] }, hits: { some: { notifiedAt: null } } },
      },
      ...(after && { id: after }),
    },
    orderBy: { id: "asc" },
    take,
    select: recruiterSelect,
  });

export type RecruiterToNotify = Prisma.RecruiterGetPayload<{ select: typeof recruiterSelect }>;

const recruiterSelect = {
  id: true,
  country: true,
  user: { select: { id: true, email: true, locale: true, notificationSettings: { select: { zone: true } } } },
} satisfies Prisma.RecruiterSelect;

/** Returns per frequency the local day to notify for at this time; null for instant alerts and when none is due. */
export function daysOf({ country, user }: RecruiterToNotify, time: Date): Record<Frequency, string | null> {
  const zone = zoneOf(user.notificationSettings?.zone ?? null, country, time);
  return { instant: null, daily: digestDay(zone, "day", time), weekly: digestDay(zone, "week", time) };
}

/** Returns the alerts of an organization that are due, oldest first, with up to 500 unnotified matches each. */
export async function unnotifiedAlerts(client: Tx, recruiterId: string, days: Record<Frequency, string | null>) {
  const due = frequencies.flatMap((frequency) => {
    if (frequency === "instant") return { frequency };
    const day = days[frequency];
    return day ? { frequency, OR: [{ emailedDay: null }, { emailedDay: { not: day } }] } : [];
  });
  return client.talentAlert.findMany({
    where: { recruiterId, isActive: true, recruiter: listening, OR: due, hits: { some: { notifiedAt: null } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: alertSelect,
  });
}

export type UnnotifiedAlert = Prisma.TalentAlertGetPayload<{ select: typeof alertSelect }>;

const alertSelect = {
  id: true,
  name: true,
  frequency: true,
  alertCriteria: true,
  recruiterId: true,
  recruiter: { select: { user: { select: { id: true, locale: true } } } },
  hits: { where: { notifiedAt: null }, orderBy: { playerId: "asc" }, take: 500, select: { playerId: true } },
} satisfies Prisma.TalentAlertSelect;
