import { z } from "zod";
import { searchedWords } from "@/lib/core/input";
import { isPosition, levels, type Position, sportSlugs } from "@/lib/sports/schema";

export const youngest = 5;
export const oldest = 99;
export const pageSize = 24;
/** From here on the number of results is said as "1000+". */
export const countCap = 1000;

// Junk in an address is left out, never refused: an old link or a typing robot still gets a page.
const part = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const age = part(z.coerce.number().int().min(youngest).max(oldest));

const criteria = z.object({
  q: part(searchedWords),
  sport: part(z.enum(sportSlugs)),
  position: part(z.string()),
  level: part(z.enum(levels)),
  ageMin: age,
  ageMax: age,
  nationality: part(z.string().regex(/^[A-Z]{2}$/)),
});

/** `position` is there only beside its sport. */
export type Search = Omit<z.output<typeof criteria>, "position"> & { position?: Position };
export type SearchKey = keyof Search;
export const searchKeys = criteria.keyof().options;

/** The one parser of a search: for the page's address, a row of the history, a saved search. Never fails. */
export function searchInput(source: URLSearchParams | Record<string, unknown>): Search {
  const entries = source instanceof URLSearchParams ? [...source].reverse() : Object.entries(source);
  const parsed = criteria.parse(Object.fromEntries(entries.map(([key, value]) => [key, first(value)])));
  return filled(inOrder(fitting(parsed)));
}

/** The address of a search, in one fixed order, so that equal searches have equal addresses. */
export function searchQuery(search: Search, more: Record<string, string | undefined> = {}): string {
  const query = new URLSearchParams();
  for (const key of searchKeys) if (search[key] !== undefined) query.set(key, String(search[key]));
  for (const [key, value] of Object.entries(more)) if (value !== undefined) query.set(key, value);
  return query.size ? `?${query}` : "";
}

/** The same search without these criteria; a position goes with its sport. */
export function without(search: Search, ...keys: SearchKey[]): Search {
  const rest = { ...search };
  for (const key of keys.includes("sport") ? [...keys, "position" as const] : keys) delete rest[key];
  return rest;
}

function fitting({ position, ...search }: z.output<typeof criteria>): Search {
  return search.sport && isPosition(search.sport, position) ? { ...search, position } : search;
}

function inOrder(search: Search): Search {
  const { ageMin, ageMax } = search;
  return ageMin !== undefined && ageMax !== undefined && ageMin > ageMax
    ? { ...search, ageMin: ageMax, ageMax: ageMin }
    : search;
}

const filled = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value) || undefined;
