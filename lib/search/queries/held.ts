import "server-only";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { knownTo } from "@/lib/players/queries/visible";

/** A kept search of an organization, and the players it is held against; every one of `criteria` is SQL over `players p`. */
export type MatchableAlert = {
  id: string;
  recruiterId: string;
  criteria: readonly Prisma.Sql[];
  playerIds: readonly string[];
};
export type Pair = { id: string; playerId: string };

/** As many criteria are asked in one statement. */
const CRITERIA_PER_QUERY = 250;

/**
 * Which of these players meet which of these searches. Searches of many organizations ask the same things: each criterion is asked once
 * for all players, and only of who meets them all it is asked whether the organization may know of them.
 */
export async function pairsOf(alerts: readonly MatchableAlert[]): Promise<Pair[]> {
  const criteria = new Map(alerts.flatMap((one) => one.criteria.map((criterion) => [keyOf(criterion), criterion])));
  const met = await playersByCriterion([...new Set(alerts.flatMap(({ playerIds }) => playerIds))], criteria);
  const pairs = alerts.flatMap(({ id, recruiterId, playerIds, criteria: ownCriteria }) => {
    const sets = [...new Set(ownCriteria.map(keyOf))].map((key) => met.get(key));
    return playerIds
      .filter((playerId) => sets.every((players) => players?.has(playerId)))
      .map((playerId) => ({ id, recruiterId, playerId }));
  });
  return knownPairs(pairs);
}

const keyOf = ({ strings, values }: Prisma.Sql) => JSON.stringify([strings, values]);

/** By criterion, who meets it. */
async function playersByCriterion(playerIds: readonly string[], criteria: ReadonlyMap<string, Prisma.Sql>) {
  const met = new Map([...criteria.keys()].map((key) => [key, new Set<string>()]));
  const all = playerIds.length > 0 ? [...criteria] : [];
  for (let from = 0; from < all.length; from += CRITERIA_PER_QUERY) {
    const some = all.slice(from, from + CRITERIA_PER_QUERY);
    const rows = await db.$queryRaw<{ id: string; holds: (boolean | null)[] }[]>`
      select p.id, array[${Prisma.join(some.map(([, criterion]) => criterion))}]::bool[] as holds
      from players p where p.id = any(${[...playerIds]}::uuid[])`;
    for (const { id, holds } of rows) for (const [at, [key]] of some.entries()) if (holds[at]) met.get(key)?.add(id);
  }
  return met;
}

/** Those of which the organization may know. */
async function knownPairs(pairs: readonly (Pair & { recruiterId: string })[]): Promise<Pair[]> {
  if (pairs.length === 0) return [];
  const of = (read: (pair: (typeof pairs)[number]) => string) => Prisma.sql`${pairs.map(read)}::uuid[]`;
  return db.$queryRaw<Pair[]>`
    select hit.id, p.id as "playerId"
    from unnest(${of(({ id }) => id)}, ${of(({ recruiterId }) => recruiterId)}, ${of(({ playerId }) => playerId)}) as hit (id, recruiter_id, player_id)
      join recruiters r on r.id = hit.recruiter_id join players p on p.id = hit.player_id
    where ${knownTo(Prisma.sql`r.user_id`)}`;
}
