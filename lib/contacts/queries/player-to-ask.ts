import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { visibleAmong } from "@/lib/players/queries/visible";
import { requestStateTowards } from "./request-state";

/** Loads the player to ask, and locks the recruiter so that concurrent requests are serialized. */
export async function playerToAsk(tx: Tx, playerId: string, actor: Actor<"recruiter">) {
  await tx.$queryRaw`select id from recruiters where id = ${actor.recruiterId}::uuid for update`;
  const player = await knownPlayer(tx, playerId, actor);
  return { ...player, ...(await requestStateTowards(actor, playerId, tx)) };
}

export async function knownPlayer(tx: Tx, playerId: string, actor: Actor) {
  await knownPlayers(tx, [playerId], actor);
  return { id: playerId };
}

/** The unique ids; refuses `not_found` if this actor may not see one of them. */
export async function knownPlayers(tx: Tx, playerIds: string[], actor: Actor): Promise<string[]> {
  const [ids, visible] = [[...new Set(playerIds)], await visibleAmong(actor, playerIds, tx)];
  return ids.every((id) => visible.has(id)) ? ids : refuse("not_found");
}
