import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { isSport } from "@/lib/sports/schema";
import { stepsFor } from "../schema/steps";
import { claimantOf } from "./claimant";
import { newestClaims } from "./newest";

/** What one says of oneself in a sport, or on a guardian's page of the child, with the screens that ask for it; null for whoever has no profile. */
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
