import "server-only";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { knownTo } from "@/lib/players/queries/visible";

/** An alert of an organization and the players to check against it; every one of `criteria` is SQL over `players p`. */
export type MatchableAlert = {
  id: string;
  recruiterId: string;
  criteria: readonly Prisma.Sql[];
  playerIds: readonly string[];
};
export type Pair = { id: string; playerId: string };

const CRITERIA_PER_QUERY = 250;

/**
 * Which of these players match which of these alerts. Many alerts share criteria, so each criterion is evaluated once for all players;
 * visibility to the organization is checked only for players who meet every criterion.
 */
export async function pairsOf(alerts: readonly MatchableAlert[]): Promise<Pair[]> {
  const criteria = new Map(alerts.flatMap((alert) => alert.criteria.map((criterion) => [keyOf(criterion), criterion])));
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

async function playersByCriterion(playerIds: readonly string[], criteria: ReadonlyMap<string, Prisma.Sql>) {
  const met = new Map([...criteria.keys()].map((key) => [key, new Set<string>()]));
  const entries = playerIds.length > 0 ? [...criteria] : [];
  for (let from = 0; from < entries.length; from += CRITERIA_PER_QUERY) {
    const batch = entries.slice(from, from + CRITERIA_PER_QUERY);
    const rows = await db.$queryRaw<{ id: string; holds: (boolean | null)[] }[]>`
      select p.id, array[${Prisma.join(batch.map(([, criterion]) => criterion))}]::bool[] as holds
      from players p where p.id = any(${[...playerIds]}::uuid[])`;
    for (const { id, holds } of rows)
      for (const [index, [key]] of batch.entries()) if (holds[index]) met.get(key)?.add(id);
  }
  return met;
}

async function knownPairs(pairs: readonly (Pair & { recruiterId: string })[]): Promise<Pair[]> {
  if (pairs.length === 0) return [];
  const column = (pick: (pair: (typeof pairs)[number]) => string) => Prisma.sql`${pairs.map(pick)}::uuid[]`;
  return db.$queryRaw<Pair[]>`
    select hit.id, p.id as "playerId"
    from unnest(${column(({ id }) => id)}, ${column(({ recruiterId }) => recruiterId)}, ${column(({ playerId }) => playerId)}) as hit (id, recruiter_id, player_id)
      join recruiters r on r.id = hit.recruiter_id join players p on p.id = hit.player_id
    where ${knownTo(Prisma.sql`r.user_id`)}`;
}
