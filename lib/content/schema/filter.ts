import { isSport, type SportSlug } from "@/lib/sports/schema/sports";

const QUERY_MAX = 80;

export type NewsFilter = { q: string; sport: SportSlug | null };
type ParameterValue = string | string[] | null | undefined;

export function newsFilter({ q, sport }: { q?: ParameterValue; sport?: ParameterValue }): NewsFilter {
  const slug = firstValue(sport);
  return { q: firstValue(q).trim().slice(0, QUERY_MAX), sport: isSport(slug) ? slug : null };
}

const firstValue = (value: ParameterValue) => (Array.isArray(value) ? value[0] : value) ?? "";
