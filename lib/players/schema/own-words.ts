type Stated = { label: string; value: string; on: Date | null };
/** `earlier` holds the other values of the metric, the newest first. */
export type CurrentWords<Claim extends Stated> = Claim & { earlier: Claim[] };

const metricOf = ({ label }: Stated) => label.trim().toLowerCase();
const dayOf = ({ on }: Stated) => on?.toISOString().slice(0, 10) ?? "";

/**
 * Returns claims in own words with each metric and value once: the newest value with the earlier ones. Values of one day
 * are equally new, without a day they are older than any with one; of equal claims the first is kept.
 */
export function currentWords<Claim extends Stated>(claims: readonly Claim[]): CurrentWords<Claim>[] {
  const byMetric = Map.groupBy(claims, (claim) => (claim.value === "" ? claim : metricOf(claim)));
  return [...byMetric.values()].flatMap((stated) => {
    const newestDay = stated.map(dayOf).sort().at(-1) ?? "";
    const current = uniqueIn(stated.filter((claim) => dayOf(claim) === newestDay));
    const earlier = uniqueIn(stated.filter((claim) => dayOf(claim) < newestDay));
    const newestFirst = earlier.toSorted((first, other) => dayOf(other).localeCompare(dayOf(first)));
    return current.map((claim, index) => ({ ...claim, earlier: index === 0 ? newestFirst : [] }));
  });
}

function uniqueIn<Claim extends Stated>(claims: readonly Claim[]): Claim[] {
  const byValue = Map.groupBy(claims, (claim) => `${dayOf(claim)} ${claim.value.trim()}`);
  return [...byValue.values()].flatMap(([first]) => first ?? []);
}
