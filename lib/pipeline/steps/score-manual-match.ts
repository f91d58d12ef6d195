import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { scoreCandidates } from "../queries/score-candidates";
import { attributesRead } from "../schema/items";
import { preferredMeasures } from "../schema/need";
import { pointsOf } from "../schema/score";

type Pair = { recruiterId: string; playerId: string };

/** A match without a need is scored against the measures that the organization prefers. */
export async function scoreManualMatch(tx: Tx, { recruiterId, playerId }: Pair, sport: string): Promise<number | null> {
  const preferences = await tx.recruiter.findUniqueOrThrow({ where: { id: recruiterId }, select: preferenceColumns });
  const search = preferredMeasures(sport, preferences);
  const players = await scoreCandidates([playerId], attributesRead(search), tx);
  const player = players.get(playerId);
  return player ? pointsOf(search, player(sport)) : null;
}

const preferenceColumns = { heightMinCm: true, heightMaxCm: true, weightMinKg: true, weightMaxKg: true } as const;
