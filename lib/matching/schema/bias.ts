/** Below this share of the best placed group's rate a group is at a disadvantage (the rule of four fifths). */
export const fairRatio = 0.8;
/** Of fewer than this nothing is said: chance alone would move the rate too far. */
export const enough = 30;

/** What groups are told apart by. */
export const impactGrounds = ["gender", "quarter", "country"] as const;
export type ImpactGround = (typeof impactGrounds)[number];

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
