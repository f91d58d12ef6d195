import { isSport, type SportSlug } from "@/lib/sports/schema";

const QUERY_MAX = 80;

export type NewsFilter = { q: string; sport: SportSlug | null };
type ParameterValue = string | string[] | null | undefined;

/** What an address asks for; what it asks for wrongly is not asked. */
export function newsFilter({ q, sport }: { q?: ParameterValue; sport?: ParameterValue }): NewsFilter {
  const chosen = first(sport);
  return { q: first(q).trim().slice(0, QUERY_MAX), sport: isSport(chosen) ? chosen : null };
}

const first = (value: ParameterValue) => (Array.isArray(value) ? value[0] : value) ?? "";
