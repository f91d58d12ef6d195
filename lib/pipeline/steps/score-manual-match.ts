import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { searchInput } from "@/lib/search/schema/search";
import { scoreCandidates } from "../queries/score-candidates";
import { attributesRead } from "../schema/items";
import { asNeeded } from "../schema/need";
import { pointsOf } from "../schema/score";

type Pair = { recruiterId: string; playerId: string };

/** A match without a need is scored against the measures that the organization prefers. */
export async function scoreManualMatch(tx: Tx, { recruiterId, playerId }: Pair, sport: string): Promise<number | null> {
  const preferences = await tx.recruiter.findUniqueOrThrow({ where: { id: recruiterId }, select: preferredMeasures });
  const search = asNeeded(
    searchInput({
      sport,
      "height_cm.min": preferences.heightMinCm,
      "height_cm.max": preferences.heightMaxCm,
      "weight_kg.min": preferences.weightMinKg,
      "weight_kg.max": preferences.weightMaxKg,
    }),
  );
  const players = await scoreCandidates([playerId], attributesRead(search), tx);
  const player = players.get(playerId);
  return player ? pointsOf(search, player(sport)) : null;
}

const preferredMeasures = { heightMinCm: true, heightMaxCm: true, weightMinKg: true, weightMaxKg: true } as const;
