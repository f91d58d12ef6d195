import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { newestClaims } from "../queries/newest";
import type { ClaimValue } from "../schema/typed-claim";
import { keepClaim } from "./keep-claim";

type Profile = { heightCm: number | null; weightKg: number | null; primarySport: string; position: string };

/** What the profile's own form changes of what was claimed before is claimed anew, and what it empties is claimed no more: one figure, wherever it was typed. */
export async function followProfile(tx: Tx, playerId: string, profile: Profile) {
  const { heightCm, weightKg, primarySport, position } = profile;
  const measuredOn = new Date(now().toISOString().slice(0, 10));
  const emptied = [...(heightCm === null ? ["height_cm"] : []), ...(weightKg === null ? ["weight_kg"] : [])];
  await tx.playerClaim.deleteMany({ where: { playerId, attribute: { in: emptied } } });
  for (const claim of await newestClaims(playerId, ["height_cm", "weight_kg", "positions"], tx)) {
    const { attribute, sport, number, parts } = claim;
    const measure = attribute === "height_cm" ? heightCm : weightKg;
    const none: ClaimValue = { number: null, choices: [], day: null, parts: null };
    const about = { playerId, attribute, sport, measuredOn, measuredBy: null };
    if (attribute !== "positions" && measure !== null && number !== null && Math.round(number) !== measure)
      await keepClaim(tx, { ...none, ...about, number: measure });
    if (attribute === "positions" && sport === primarySport && parts && parts[0]?.position !== position)
      await keepClaim(tx, {
        ...none,
        ...about,
        parts: [{ position }, ...parts.slice(1).filter((row) => row.position !== position)],
      });
  }
}
