type Stated = { label: string; value: string; on: Date | null };

const metricOf = ({ label }: Stated) => label.trim().toLowerCase();
const dayOf = ({ on }: Stated) => on?.toISOString().slice(0, 10) ?? "";

/** Says of a claim in own words whether the list has a newer value of its metric; without a day it is older than any with one. */
export function olderIn(claims: readonly Stated[]): (claim: Stated) => boolean {
  const byMetric = Map.groupBy(
    claims.filter(({ value }) => value !== ""),
    metricOf,
  );
  const newest = new Map([...byMetric].map(([metric, stated]) => [metric, stated.map(dayOf).sort().at(-1) ?? ""]));
  return (claim) => claim.value !== "" && dayOf(claim) < (newest.get(metricOf(claim)) ?? "");
}
