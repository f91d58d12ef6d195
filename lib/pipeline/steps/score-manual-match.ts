import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { scoreCandidates } from "../queries/score-candidates";
import { attributesRead } from "../schema/items";
import { sportAlone } from "../schema/need";
import { pointsOf } from "../schema/score";

/** The score of a match that no need asked for: how well the player's profile is confirmed, and whether they are available. */
export async function scoreManualMatch(tx: Tx, playerId: string, sport: string): Promise<number | null> {
  const search = sportAlone(sport);
  const players = await scoreCandidates([playerId], attributesRead(search), tx);
  const player = players.get(playerId);
  return player ? pointsOf(search, player(sport)) : null;
}
