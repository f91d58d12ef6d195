import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { Prisma } from "@/lib/platform/prisma/client";
import { visiblePlayers } from "@/lib/players/queries/visible";
import { mayAskAllOf, searchFor } from "@/lib/search/policy";
import { criteriaOf } from "@/lib/search/queries/conditions";
import { pairsOf } from "@/lib/search/queries/held";
import { reachOnce } from "@/lib/search/queries/reach";
import { mayFit } from "@/lib/search/queries/terms";
import type { AsRecruiter } from "@/lib/search/queries/watching";
import { type Search, searchInput } from "@/lib/search/schema/search";
import { asNeeded } from "../schema/need";
import { ceiling } from "./ceiling";
import { offeredTo } from "./offered";
import type { MatchedNeed } from "./open-needs";

export type Pair = { needId: string; playerId: string };

/** Decides for organizations whom they may be matched with; what their plan opens is asked once. */
export function gatekeeper(as: AsRecruiter) {
  const reaches = reachOnce();

  /** What these needs ask of whom they may be matched with; null while the organization may not read profiles, which a score is made of. */
  async function gatesOf(needs: readonly MatchedNeed[]): Promise<(Gate | null)[]> {
    const reachOf = await reaches(needs.map(({ recruiterId }) => recruiterId));
    return Promise.all(
      needs.map(async ({ recruiterId, criteria, reason, recruiter: { user, organizationType } }) => {
        const actor = as({ userId: user.id, recruiterId, locale: user.locale as Locale });
        const search = asNeeded(searchInput(criteria as Record<string, unknown>));
        const [reach, purpose] = [reachOf(recruiterId), reason ? ("need" as const) : ("search" as const)];
        // One of which nothing is understood any more would be matched with everybody.
        if (!search.sport || reach !== "profile" || !mayAskAllOf(actor, search, reach, purpose)) return null;
        const looksFor = searchFor(actor, search, reach, purpose);
        const conditions = await criteriaOf(actor, looksFor, reach);
        return {
          actor,
          search,
          first: mayFit(looksFor, reach),
          criteria: [...conditions, ...offeredTo(organizationType)],
        };
      }),
    );
  }

  /** Which of these players each of these needs may be matched with, all together. */
  async function fittingAmong(needs: readonly MatchedNeed[], playerIds: readonly string[]): Promise<Pair[]> {
    const gates = await gatesOf(needs);
    const kept = needs.flatMap(({ id, recruiterId }, at) => {
      const gate = gates[at];
      return gate ? [{ id, recruiterId, playerIds, criteria: gate.criteria }] : [];
    });
    return (await pairsOf(kept)).map(({ id, playerId }) => ({ needId: id, playerId }));
  }

  return { gatesOf, fittingAmong };
}
export type Gatekeeper = ReturnType<typeof gatekeeper>;
/** `first`: who may meet the criteria, from one index. */
export type Gate = { actor: Actor<"recruiter">; first: Prisma.Sql[]; criteria: Prisma.Sql[]; search: Search };

/** Somebody a gate lets through, and what their score comes to at the most. */
export type Candidate = { playerId: string; most: number };

/** So many of the players that a gate lets through, who may score most first. In one question: page by page the database would look at everybody else again and again. */
export const throughGate = (
  { actor, first, criteria, search }: Gate,
  take: number,
): Promise<Candidate[]> => db.$queryRaw`
  select p.id as "playerId", ${ceiling(search)} as most from players p
  where ${Prisma.join([visiblePlayers(actor), ...first, ...criteria], " and ")}
  order by most desc, p.id limit ${take}`;
