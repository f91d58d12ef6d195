import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, dayOf, latest } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { randomFor } from "./random.ts";

/** The answers of three in four players to the monthly question, some long ago; the demo player's of this month. */
export function makeAvailability(players: readonly SeedPlayer[], days: Days) {
  const random = randomFor("availability");
  const availability: Prisma.PlayerAvailabilityCreateManyInput[] = [];
  const claims: Prisma.PlayerClaimCreateManyInput[] = [];
  for (const [index, { row, listed }] of players.entries()) {
    if (!listed || (index > 0 && random.chance(0.25))) continue;
    const drawnAnswer = random.weighted([
      ["now", 45],
      ["later", 35],
      ["unavailable", 8],
      ["committed", 12],
    ] as const);
    const confirmedAt = latest(days.ago(index === 0 ? 9 : random.integer(1, 95), random.integer(8, 20)), row.createdAt);
    const free = index === 0 || drawnAnswer === "now" || drawnAnswer === "later";
    const answer = free ? "available" : drawnAnswer;
    const committedOn = answer === "committed" ? dayOf(days.ahead(random.integer(-40, 60))) : null;
    availability.push({ playerId: row.id, answer, committedOn, confirmedAt });
    if (!free) continue;
    const day =
      index === 0 || drawnAnswer === "later" ? dayOf(days.ahead(random.integer(30, 300))) : dayOf(confirmedAt);
    claims.push({
      playerId: row.id,
      attribute: "available_from",
      day,
      measuredOn: dayOf(confirmedAt),
      createdAt: confirmedAt,
    });
  }
  return { availability, availabilityClaims: claims };
}
