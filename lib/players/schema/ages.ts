import { ADULT_AGE, OLDEST } from "@/lib/platform/ages";
import { earliestDate, latestBirthDate, reachesAge } from "@/lib/platform/clock";

export { ADULT_AGE, OLDEST };

/** Under this age the guardian's yes covers the account itself. */
export const ACCOUNT_AGE = 15;
export const YOUNGEST = 6;

/** The moment at which the 18th birthday has begun everywhere. */
export const comesOfAge = (birthDate: Date) => reachesAge(birthDate, ADULT_AGE);

/** The last date of birth of whoever is of age at that moment. */
export const bornBefore = (at: Date) => latestBirthDate(ADULT_AGE, earliestDate(at));

/** A card shows a band, never a birth date; `from` is its youngest age. Words: players.ages. */
export const ageBands = [
  { band: "under16", from: 0 },
  { band: "from16", from: 16 },
  { band: "from18", from: 18 },
  { band: "from21", from: 21 },
  { band: "from24", from: 24 },
  { band: "from28", from: 28 },
  { band: "from32", from: 32 },
] as const;

/** The years that a card's bands tell apart, for those that were asked: no one of a band without the others. What is undefined has no bound. */
export function inBands({ from, to }: { from?: number | undefined; to?: number | undefined }) {
  const least = ageBands.findLast((band) => from !== undefined && band.from <= from)?.from;
  const next = ageBands.find((band) => to !== undefined && band.from > to)?.from;
  return { from: least === 0 ? undefined : least, to: next === undefined ? undefined : next - 1 };
}

export type AgeBand = (typeof ageBands)[number]["band"];
