import type { ClaimRow } from "./typed-claim";

const JULY = 6;
const FROM_AGE = 15;
const SEASONS = 7;
/** UEFA list A: so many seasons with clubs of one association. */
export const UEFA_SEASONS = 3;

/** In how many seasons, from the one in which somebody turns 15 to the one in which they turn 21, they were with one federation, at most. */
export function seasonsTrained(rows: readonly ClaimRow[], birthDate: Date): number {
  const first = birthDate.getUTCFullYear() + FROM_AGE - (birthDate.getUTCMonth() >= JULY ? 0 : 1);
  const served = new Map<string, Set<number>>();
  for (const { country, from, to } of rows) {
    const seasons = served.get(String(country)) ?? new Set();
    served.set(String(country), seasons);
    // "2015 to 2018" are three seasons; a season within one year is one.
    for (let year = Number(from); year < Math.max(Number(to), Number(from) + 1); year++)
      if (year >= first && year < first + SEASONS) seasons.add(year);
  }
  return Math.max(0, ...[...served.values()].map(({ size }) => size));
}
