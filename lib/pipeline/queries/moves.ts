import "server-only";
import type { DomainEvents } from "@/lib/entry/domain-events";
import { db, type Tx } from "@/lib/platform/db/db";

export type Moved = DomainEvents["match.moved"];
export type Move = Moved & { at: Date; actorId: string | null };

export async function movesByMatch(
  matchIds: string[],
  perMatch: number,
  client: Tx = db,
): Promise<Map<string, Move[]>> {
  if (matchIds.length === 0) return new Map();
  const rows = await client.$queryRaw<{ data: Moved; actorId: string | null; createdAt: Date }[]>`
    select data, actor_id as "actorId", created_at as "createdAt" from (
      select id, data, actor_id, created_at, row_number() over (partition by data ->> 'matchId' order by id desc) as nth
      from domain_events where type = 'match.moved' and data ->> 'matchId' = any(${matchIds})) as f
    where nth <= ${perMatch} order by id desc`;
  const moves = new Map<string, Move[]>();
  for (const { data, actorId, createdAt: movedAt } of rows)
    moves.set(data.matchId, [...(moves.get(data.matchId) ?? []), { ...data, actorId, at: movedAt }]);
  return moves;
}
