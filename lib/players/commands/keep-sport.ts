import "server-only";
import type { Tx } from "@/lib/core/db";
import type { ProfileInput } from "../schema/player";

/** Keeps `player_sports` in step with the profile: the level is that of the main sport. */
export async function keepSport(tx: Tx, playerId: string, { primarySport, secondarySport, level }: ProfileInput) {
  const kept = [primarySport, ...(secondarySport ? [secondarySport] : [])];
  await tx.playerSport.deleteMany({ where: { playerId, sport: { slug: { notIn: kept } } } });
  const { id: sportId } = await tx.sport.findUniqueOrThrow({ where: { slug: primarySport }, select: { id: true } });
  await tx.playerSport.upsert({
    where: { sportId_playerId: { sportId, playerId } },
    create: { sportId, playerId, level },
    update: { level },
  });
}
