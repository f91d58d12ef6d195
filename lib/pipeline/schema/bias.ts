/** A group below this share of the best group's rate is at a disadvantage (the four-fifths rule). */
export const fairRatio = 0.8;
/** Smaller groups are left out, because chance alone would move their rate too far. */
export const enough = 30;

export const impactGrounds = ["gender", "quarter", "country"] as const;
export type ImpactGround = (typeof impactGrounds)[number];

export type Counted = { group: string; seen: number; chosen: number };
export type Impact = Counted & { rate: number; ratio: number; fair: boolean };

export function adverseImpact(groups: readonly Counted[]): Impact[] {
  const large = groups.filter(({ seen }) => seen >= enough);
  const rateOf = ({ seen, chosen }: Counted) => chosen / seen;
  const best = Math.max(0, ...large.map(rateOf));
  return large.map((counted) => {
    const rate = rateOf(counted);
    const ratio = best === 0 ? 1 : rate / best;
    return { ...counted, rate, ratio, fair: ratio >= fairRatio };
  });
}
