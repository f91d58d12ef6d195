import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { visibleAmong } from "@/lib/players/queries/visible";
import { standingTowards } from "./standing";

/** A player as the recruiter who asks finds them. Locks the recruiter, so that two requests at once see each other. */
export async function playerToAsk(tx: Tx, playerId: string, actor: Actor<"recruiter">) {
  await tx.$queryRaw`select id from recruiters where id = ${actor.recruiterId}::uuid for update`;
  const player = await knownPlayer(tx, playerId, actor);
  return { ...player, ...(await standingTowards(actor, playerId, tx)) };
}

/** Refuses `not_found` for players this actor may not know of. */
export async function knownPlayer(tx: Tx, playerId: string, actor: Actor) {
  await knownPlayers(tx, [playerId], actor);
  return { id: playerId };
}

/** These players, each once; refuses `not_found` where this actor may not know of one. */
export async function knownPlayers(tx: Tx, playerIds: string[], actor: Actor): Promise<string[]> {
  const [ids, visible] = [[...new Set(playerIds)], await visibleAmong(actor, playerIds, tx)];
  return ids.every((id) => visible.has(id)) ? ids : refuse("not_found");
}
