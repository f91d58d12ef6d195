import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, dayOf, latest } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { randomFor } from "./random.ts";

/** What three in four players answered to the monthly letter, some of them long ago; the demo player this month. */
export function makeAvailability(players: readonly SeedPlayer[], days: Days) {
  const random = randomFor("availability");
  const availability: Prisma.PlayerAvailabilityCreateManyInput[] = [];
  const claims: Prisma.PlayerClaimCreateManyInput[] = [];
  for (const [at, { row, listed }] of players.entries()) {
    if (!listed || (at > 0 && random.chance(0.25))) continue;
    const said = random.weighted([
      ["now", 45],
      ["later", 35],
      ["unavailable", 8],
      ["committed", 12],
    ] as const);
    const confirmedAt = latest(days.ago(at === 0 ? 9 : random.integer(1, 95), random.integer(8, 20)), row.createdAt);
    const free = at === 0 || said === "now" || said === "later";
    const answer = free ? "available" : said;
    const committedOn = answer === "committed" ? dayOf(days.ahead(random.integer(-40, 60))) : null;
    availability.push({ playerId: row.id, answer, committedOn, confirmedAt });
    if (!free) continue;
    const day = at === 0 || said === "later" ? dayOf(days.ahead(random.integer(30, 300))) : dayOf(confirmedAt);
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
