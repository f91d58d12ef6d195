import { isSport, type SportSlug } from "@/lib/sports/schema";

const QUERY_MAX = 80;

export type NewsFilter = { q: string; sport: SportSlug | null };
type Asked = string | string[] | null | undefined;

/** What an address asks for; what it asks for wrongly is not asked. */
export function newsFilter({ q, sport }: { q?: Asked; sport?: Asked }): NewsFilter {
  const chosen = first(sport);
  return { q: first(q).trim().slice(0, QUERY_MAX), sport: isSport(chosen) ? chosen : null };
}

const first = (asked: Asked) => (Array.isArray(asked) ? asked[0] : asked) ?? "";
