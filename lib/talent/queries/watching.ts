import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import type { Locale } from "@/lib/core/i18n/routing";
import { Prisma } from "@/lib/core/prisma/client";
import { type Reach, watchedFor } from "../policy";
import { type Search, searchInput } from "../schema/search";
import { conditions } from "./conditions";
import { reachOnce } from "./reach";

/** Makes the actor whose alert it is: nobody below the doors can. */
export type AsRecruiter = (whose: { userId: string; recruiterId: string; locale: Locale }) => Actor<"recruiter">;

/** Organizations that are told: verified, with an account that is open. */
export const listening = { status: "verified", user: { disabledAt: null } } as const;

const watched = {
  id: true,
  recruiterId: true,
  alertCriteria: true,
  watchesSince: true,
  recruiter: { select: { user: { select: { id: true, locale: true } } } },
} satisfies Prisma.TalentAlertSelect;
export type Watching = Prisma.TalentAlertGetPayload<{ select: typeof watched }>;

/** A page of the alerts that watch, by id. */
export const watchingAlerts = (after: string | null, take: number, frequency: Watched): Promise<Watching[]> =>
  db.talentAlert.findMany({
    where: { isActive: true, frequency, recruiter: listening, ...(after && { id: { gt: after } }) },
    orderBy: { id: "asc" },
    take,
    select: watched,
  });
type Watched = "instant" | "daily" | "weekly";

export type Fitting = { alertId: string; playerId: string };
type Asked = {
  alert: Pick<Watching, "id" | "recruiterId" | "alertCriteria" | "recruiter">;
  playerIds: readonly string[];
};

/** Which of these players fit which of these alerts, for all of them in one question (what an organization's plan opens is asked once): whom its organization may know of and who meets all that is asked. One that asks more than its organization may ask now is silent. */
export async function fitting(
  as: AsRecruiter,
  asked: readonly Asked[],
  reachOf: ReachOf = reachOnce(),
): Promise<Fitting[]> {
  const parts = (await Promise.all(asked.map((one) => questionOf(as, one, reachOf)))).filter((part) => part !== null);
  return parts.length === 0 ? [] : db.$queryRaw<Fitting[]>`${Prisma.join(parts, " union all ")}`;
}

type ReachOf = ReturnType<typeof reachOnce>;
type Watch = { actor: Actor<"recruiter">; search: Search; reach: Reach };

/** What an alert looks for now, and who asks; null while it is silent. */
export async function watchOf(as: AsRecruiter, alert: Asked["alert"], reachOf: ReachOf): Promise<Watch | null> {
  const { id: userId, locale } = alert.recruiter.user;
  const actor = as({ userId, recruiterId: alert.recruiterId, locale: locale as Locale });
  const reach = await reachOf(actor);
  const search = watchedFor(actor, searchInput(alert.alertCriteria as Record<string, unknown>), reach);
  return search && { actor, search, reach };
}

async function questionOf(as: AsRecruiter, { alert, playerIds }: Asked, reachOf: ReachOf): Promise<Prisma.Sql | null> {
  if (playerIds.length === 0) return null;
  const watch = await watchOf(as, alert, reachOf);
  if (!watch) return null;
  const where = await conditions(watch.actor, watch.search, watch.reach);
  return Prisma.sql`(select ${alert.id}::text as "alertId", p.id as "playerId" from players p
    where p.id = any(${[...playerIds]}::uuid[]) and ${where})`;
}
