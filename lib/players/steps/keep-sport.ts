import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { ProfileInput } from "../schema/player";

/** Keeps `player_sports` in step with the profile: one row, for the main sport, because the level of a second sport is unknown. */
export async function keepSport(tx: Tx, playerId: string, { primarySport, level }: ProfileInput) {
  const { id: sportId } = await tx.sport.findUniqueOrThrow({ where: { slug: primarySport }, select: { id: true } });
  await tx.playerSport.deleteMany({ where: { playerId, sportId: { not: sportId } } });
  await tx.playerSport.upsert({
    where: { sportId_playerId: { sportId, playerId } },
    create: { sportId, playerId, level },
    update: { level },
  });
}
