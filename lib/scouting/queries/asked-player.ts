import "server-only";
import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";
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
  if (!(await visibleAmong(actor, [playerId], tx)).has(playerId)) refuse("not_found");
  return { id: playerId };
}
