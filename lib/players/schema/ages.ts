import { ADULT_AGE } from "@/lib/platform/ages";
import { reachesAge } from "@/lib/platform/clock";

/** Below this age the guardian's consent covers the account itself. */
export const ACCOUNT_AGE = 15;
export const YOUNGEST = 6;

/** The moment at which the 18th birthday has begun everywhere. */
export const comesOfAge = (birthDate: Date) => reachesAge(birthDate, ADULT_AGE);

/** Cards show an age band instead of a birth date; `from` is its youngest age. Labels: players.ages. */
export const ageBands = [
  { band: "under16", from: 0 },
  { band: "from16", from: 16 },
  { band: "from18", from: 18 },
  { band: "from21", from: 21 },
  { band: "from24", from: 24 },
  { band: "from28", from: 28 },
  { band: "from32", from: 32 },
] as const;

/** Widens a range of ages to whole bands, so that a search cannot narrow down an age; undefined means no bound. */
export function inBands({ from, to }: { from?: number | undefined; to?: number | undefined }) {
  const first = ageBands.findLast((band) => from !== undefined && band.from <= from)?.from;
  const next = ageBands.find((band) => to !== undefined && band.from > to)?.from;
  return { from: first === 0 ? undefined : first, to: next === undefined ? undefined : next - 1 };
}

export type AgeBand = (typeof ageBands)[number]["band"];

/** The same in every language, for narrow columns: "<16", "18–20", "32+". */
export function ageSpan(band: AgeBand): string {
  const index = ageBands.findIndex((candidate) => candidate.band === band);
  const [from = 0, next] = [ageBands[index]?.from, ageBands[index + 1]?.from];
  if (!next) return `${from}+`;
  return index === 0 ? `<${next}` : `${from}–${next - 1}`;
}
