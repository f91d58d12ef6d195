import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { isSport } from "@/lib/sports/schema/sports";
import { stepsFor } from "@/lib/sports/schema/steps";
import { claimantOf } from "./claimant";
import { newestClaims } from "./newest";

/** Returns the claims in a sport, with the form steps, of the acting player or of the guardian's child; null for other actors. */
export async function ownClaims(actor: Actor, requestedSport?: unknown) {
  const playerId = actor.playerId ?? actor.guardianOf;
  if (!playerId) return null;
  const [{ claimant, sports, positionIn }, claims] = await Promise.all([
    claimantOf(db, playerId),
    newestClaims(playerId),
  ]);
  const sport = isSport(requestedSport) && sports.includes(requestedSport) ? requestedSport : sports[0];
  if (!sport) return null;
  const position = positionIn(sport);
  return {
    playerId,
    sport,
    sports,
    position,
    claimant,
    steps: stepsFor({ sport, position, age: claimant.age }),
    claims: claims.filter((claim) => claim.sport === null || claim.sport === sport),
  };
}

export type OwnClaims = NonNullable<Awaited<ReturnType<typeof ownClaims>>>;
