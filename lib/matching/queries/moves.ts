import "server-only";
import { db, type Tx } from "@/lib/platform/db/db";
import type { DomainEvents } from "@/lib/platform/outbox/domain-events";

export type Moved = DomainEvents["match.moved"];
export type Move = Moved & { at: Date; actorId: string | null };

/** What became of these cards, the newest first, by card; `each` at most of one. */
export async function movesOf(matchIds: string[], each: number, client: Tx = db): Promise<Map<string, Move[]>> {
  if (matchIds.length === 0) return new Map();
  const rows = await client.$queryRaw<{ data: Moved; actorId: string | null; createdAt: Date }[]>`
    select data, actor_id as "actorId", created_at as "createdAt" from (
      select id, data, actor_id, created_at, row_number() over (partition by data ->> 'matchId' order by id desc) as nth
      from facts where type = 'match.moved' and data ->> 'matchId' = any(${matchIds})) as f
    where nth <= ${each} order by id desc`;
  const moves = new Map<string, Move[]>();
  for (const { data, actorId, createdAt: at } of rows)
    moves.set(data.matchId, [...(moves.get(data.matchId) ?? []), { ...data, actorId, at }]);
  return moves;
}
