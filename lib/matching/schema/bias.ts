/** Below this share of the best placed group's rate a group is at a disadvantage (the rule of four fifths). */
export const fairRatio = 0.8;
/** Of fewer than this nothing is said: chance alone would move the rate too far. */
export const enough = 30;

/** How many of a group were looked at, and how many of them were chosen. */
export type Counted = { group: string; seen: number; chosen: number };
/** `rate` of those seen; `ratio` of the best placed group's rate. */
export type Impact = Counted & { rate: number; ratio: number; fair: boolean };

/** Of each group that is large enough, how often it is chosen beside the group that is chosen most. */
export function impactOf(groups: readonly Counted[]): Impact[] {
  const large = groups.filter(({ seen }) => seen >= enough);
  const rateOf = ({ seen, chosen }: Counted) => chosen / seen;
  const best = Math.max(0, ...large.map(rateOf));
  return large.map((counted) => {
    const rate = rateOf(counted);
    const ratio = best === 0 ? 1 : rate / best;
    return { ...counted, rate, ratio, fair: ratio >= fairRatio };
  });
}

/** Counts people by group, and who of them is chosen. */
export function countedBy<Of>(
  people: readonly Of[],
  groupOf: (one: Of) => string,
  isChosen: (one: Of) => boolean,
): Counted[] {
  const counted = new Map<string, Counted>();
  for (const one of people) {
    const group = groupOf(one);
    const { seen, chosen } = counted.get(group) ?? { seen: 0, chosen: 0 };
    counted.set(group, { group, seen: seen + 1, chosen: chosen + (isChosen(one) ? 1 : 0) });
  }
  return [...counted.values()].sort((one, other) => (one.group < other.group ? -1 : 1));
}
