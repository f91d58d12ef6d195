type Claim = { number: number | null; parts: unknown };

/** The season and competition that the first statistic with a season names, of what its reader may see; null without one. */
export function seasonOf(claims: readonly Claim[]): { season: string; competition: string | null } | null {
  for (const { number, parts } of claims) {
    const [first] = number !== null && Array.isArray(parts) ? parts : [];
    if (!first) continue;
    const { year, competition } = first;
    if (typeof year !== "number") return null;
    return { season: `${year}–${year + 1}`, competition: typeof competition === "string" ? competition : null };
  }
  return null;
}
