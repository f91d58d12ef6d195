import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { Prisma } from "@/lib/platform/prisma/client";
import { visiblePlayers } from "@/lib/players/queries/visible";
import { mayAskAllOf, searchFor } from "@/lib/search/policy";
import { accessLevelLoader } from "@/lib/search/queries/access-level";
import type { AsRecruiter } from "@/lib/search/queries/alert-watchers";
import { criteriaOf } from "@/lib/search/queries/conditions";
import { pairsOf } from "@/lib/search/queries/matched-alerts";
import { mayFit } from "@/lib/search/queries/terms";
import { type Search, searchInput } from "@/lib/search/schema/search";
import { asNeeded } from "../schema/need";
import { offeredTo } from "./offered";
import type { MatchedNeed } from "./open-needs";
import { scoreUpperBound } from "./score-upper-bound";

export type Pair = { needId: string; playerId: string };

/** Decides which players an organization's needs may be matched with; loads the access levels once. */
export function createCandidateFinder(toActor: AsRecruiter) {
  const loadAccessLevels = accessLevelLoader();

  /** One gate per need; null if the organization may not read profiles, which scores are computed from. */
  async function filtersOf(needs: readonly MatchedNeed[]): Promise<(CandidateFilter | null)[]> {
    const accessLevelOf = await loadAccessLevels(needs.map(({ recruiterId }) => recruiterId));
    return Promise.all(
      needs.map(async ({ recruiterId, criteria, reason, recruiter: { user, organizationType } }) => {
        const actor = toActor({ userId: user.id, recruiterId, locale: user.locale as Locale });
        const search = asNeeded(searchInput(criteria as Record<string, unknown>));
        const [accessLevel, purpose] = [accessLevelOf(recruiterId), reason ? ("need" as const) : ("search" as const)];
        // A need without valid criteria would match every player.
        if (!search.sport || accessLevel !== "profile" || !mayAskAllOf(actor, search, accessLevel, purpose))
          return null;
        const permittedSearch = searchFor(actor, search, accessLevel, purpose);
        const conditions = await criteriaOf(actor, permittedSearch, accessLevel);
        return {
          actor,
          search,
          first: mayFit(permittedSearch, accessLevel),
          criteria: [...conditions, ...offeredTo(organizationType)],
        };
      }),
    );
  }

  async function fittingAmong(needs: readonly MatchedNeed[], playerIds: readonly string[]): Promise<Pair[]> {
    const candidateFilters = await filtersOf(needs);
    const permittedNeeds = needs.flatMap(({ id, recruiterId }, index) => {
      const candidateFilter = candidateFilters[index];
      return candidateFilter ? [{ id, recruiterId, playerIds, criteria: candidateFilter.criteria }] : [];
    });
    return (await pairsOf(permittedNeeds)).map(({ id, playerId }) => ({ needId: id, playerId }));
  }

  return { filtersOf, fittingAmong };
}
export type CandidateFinder = ReturnType<typeof createCandidateFinder>;
export type CandidateFilter = {
  actor: Actor<"recruiter">;
  first: Prisma.Sql[];
  criteria: Prisma.Sql[];
  search: Search;
};

export type Candidate = { playerId: string; most: number };

/** The `take` players with the highest upper bounds, in one query because paging would scan all players again. */
export const bestCandidates = (
  { actor, first, criteria, search }: CandidateFilter,
  take: number,
): Promise<Candidate[]> => db.$queryRaw`
  select p.id as "playerId", ${scoreUpperBound(search)} as most from players p
  where ${Prisma.join([visiblePlayers(actor), ...first, ...criteria], " and ")}
  order by most desc, p.id limit ${take}`;
