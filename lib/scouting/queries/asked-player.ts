import "server-only";
import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";
import { knownTo, standingTowards } from "./standing";

/** A player as the recruiter who asks finds them. Locks the recruiter, so that two requests at once see each other. */
export async function playerToAsk(tx: Tx, playerId: string, actor: Actor) {
  if (actor.recruiterId) await tx.$queryRaw`select id from recruiters where id = ${actor.recruiterId}::uuid for update`;
  const player = await knownPlayer(tx, playerId, actor);
  return { ...player, ...(await standingTowards(actor, playerId, tx)) };
}

/** Refuses `not_found` for players this actor may not know of. */
export async function knownPlayer(tx: Tx, playerId: string, actor: Actor) {
  const player = await tx.player.findFirst({
    where: { AND: [{ id: playerId }, knownTo(actor)] },
    select: { id: true },
  });
  if (!player) refuse("not_found");
  return player;
}
