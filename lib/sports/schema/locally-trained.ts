import type { ClaimRow } from "./typed-claim";

const JULY = 6;
const START_AGE = 15;
const SEASONS = 7;
/** Seasons UEFA requires with clubs of one association. */
export const UEFA_SEASONS = 3;

/** Returns the most seasons with one federation between the ages of 15 and 21. */
export function seasonsTrained(rows: readonly ClaimRow[], birthDate: Date): number {
  const firstSeason = birthDate.getUTCFullYear() + START_AGE - (birthDate.getUTCMonth() >= JULY ? 0 : 1);
  const seasonsByCountry = new Map<string, Set<number>>();
  for (const { country, from, to } of rows) {
    const seasons = seasonsByCountry.get(String(country)) ?? new Set();
    seasonsByCountry.set(String(country), seasons);
    // "2015 to 2018" is three seasons; equal years are one.
    for (let year = Number(from); year < Math.max(Number(to), Number(from) + 1); year++)
      if (year >= firstSeason && year < firstSeason + SEASONS) seasons.add(year);
  }
  return Math.max(0, ...[...seasonsByCountry.values()].map(({ size }) => size));
}
