import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { Prisma } from "@/lib/platform/prisma/client";
import { type Reach, watchedFor } from "../policy";
import { type Search, searchInput } from "../schema/search";
import { criteriaOf } from "./conditions";
import { type MatchableAlert, pairsOf } from "./held";
import { type ReachOnce, reachOnce } from "./reach";

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
type Watch = { actor: Actor<"recruiter">; search: Search; reach: Reach };

/** Which of these players fit which of these alerts, for all of them together: whom its organization may know of and who meets all that is asked. One that asks more than its organization may ask now is silent. */
export async function fitting(as: AsRecruiter, asked: readonly Asked[], reaches = reachOnce()): Promise<Fitting[]> {
  const watches = await watchesOf(
    as,
    asked.map(({ alert }) => alert),
    reaches,
  );
  const watched = await Promise.all(
    asked.map(async ({ alert: { id, recruiterId }, playerIds }, at): Promise<MatchableAlert[]> => {
      const watch = watches[at];
      if (!watch || playerIds.length === 0) return [];
      const criteria = await criteriaOf(watch.actor, watch.search, watch.reach);
      return [{ id, recruiterId, playerIds, criteria }];
    }),
  );
  return (await pairsOf(watched.flat())).map(({ id, playerId }) => ({ alertId: id, playerId }));
}

/** What each of these alerts looks for now, and who asks; null while it is silent. */
export async function watchesOf(
  as: AsRecruiter,
  alerts: readonly Asked["alert"][],
  reaches: ReachOnce,
): Promise<(Watch | null)[]> {
  const reachOf = await reaches(alerts.map(({ recruiterId }) => recruiterId));
  return alerts.map(({ recruiterId, alertCriteria, recruiter: { user } }) => {
    const actor = as({ userId: user.id, recruiterId, locale: user.locale as Locale });
    const reach = reachOf(recruiterId);
    const search = watchedFor(actor, searchInput(alertCriteria as Record<string, unknown>), reach);
    return search && { actor, search, reach };
  });
}
