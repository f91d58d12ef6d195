import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { Prisma } from "@/lib/platform/prisma/client";
import { runnableSearch, type SearchAccessLevel } from "../policy";
import { type Search, searchInput } from "../schema/search";
import { type AccessLevelLoader, accessLevelLoader } from "./access-level";
import { criteriaOf } from "./conditions";
import { type MatchableAlert, pairsOf } from "./matched-alerts";

/** Creates the actor an alert belongs to; passed in, because only entry points may create actors. */
export type AsRecruiter = (owner: { userId: string; recruiterId: string; locale: Locale }) => Actor<"recruiter">;

/** Recruiters who receive alerts: verified, with an open account. */
export const listening = { status: "verified", user: { disabledAt: null } } as const;

const alertSelect = {
  id: true,
  recruiterId: true,
  alertCriteria: true,
  watchesSince: true,
  recruiter: { select: { user: { select: { id: true, locale: true } } } },
} satisfies Prisma.TalentAlertSelect;
export type Watching = Prisma.TalentAlertGetPayload<{ select: typeof alertSelect }>;

export const alertWatchers = (after: string | null, take: number, frequency: AlertFrequency): Promise<Watching[]> =>
  db.talentAlert.findMany({
    where: { isActive: true, frequency, recruiter: listening, ...(after && { id: { gt: after } }) },
    orderBy: { id: "asc" },
    take,
    select: alertSelect,
  });
type AlertFrequency = "instant" | "daily" | "weekly";

export type Fitting = { alertId: string; playerId: string };
type AlertToMatch = {
  alert: Pick<Watching, "id" | "recruiterId" | "alertCriteria" | "recruiter">;
  playerIds: readonly string[];
};
type RunnableAlert = { actor: Actor<"recruiter">; search: Search; accessLevel: SearchAccessLevel };

/** Returns which players match which alerts, including visibility to the organization; alerts that use criteria the organization may not use match nothing. */
export async function fitting(
  createRecruiter: AsRecruiter,
  alerts: readonly AlertToMatch[],
  loadAccessLevels = accessLevelLoader(),
): Promise<Fitting[]> {
  const runnableAlerts = await loadRunnableAlerts(
    createRecruiter,
    alerts.map(({ alert }) => alert),
    loadAccessLevels,
  );
  const matchable = await Promise.all(
    alerts.map(async ({ alert: { id, recruiterId }, playerIds }, index): Promise<MatchableAlert[]> => {
      const runnable = runnableAlerts[index];
      if (!runnable || playerIds.length === 0) return [];
      const criteria = await criteriaOf(runnable.actor, runnable.search, runnable.accessLevel);
      return [{ id, recruiterId, playerIds, criteria }];
    }),
  );
  return (await pairsOf(matchable.flat())).map(({ id, playerId }) => ({ alertId: id, playerId }));
}

export async function loadRunnableAlerts(
  createRecruiter: AsRecruiter,
  alerts: readonly AlertToMatch["alert"][],
  loadAccessLevels: AccessLevelLoader,
): Promise<(RunnableAlert | null)[]> {
  const accessLevelFor = await loadAccessLevels(alerts.map(({ recruiterId }) => recruiterId));
  return alerts.map(({ recruiterId, alertCriteria, recruiter: { user } }) => {
    const actor = createRecruiter({ userId: user.id, recruiterId, locale: user.locale as Locale });
    const accessLevel = accessLevelFor(recruiterId);
    const search = runnableSearch(actor, searchInput(alertCriteria as Record<string, unknown>), accessLevel);
    return search && { actor, search, accessLevel };
  });
}
