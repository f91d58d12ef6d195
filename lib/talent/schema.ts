import { z } from "zod";
import { levels, sportSlugs } from "@/lib/sports/schema";

export const youngest = 5;
export const oldest = 99;
export const pageSize = 24;
/** From here on the number of results is said as "1000+". */
export const countCap = 1000;

const longestText = 80;

// Junk in an address is left out, never refused: an old link or a typing robot still gets a page.
const part = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const age = part(z.coerce.number().int().min(youngest).max(oldest));

const criteria = z.object({
  q: part(z.string().transform(cleaned).pipe(z.string().min(1))),
  sport: part(z.enum(sportSlugs)),
  level: part(z.enum(levels)),
  ageMin: age,
  ageMax: age,
  nationality: part(z.string().regex(/^[A-Z]{2}$/)),
});

export type Search = z.output<typeof criteria>;
export type SearchKey = keyof Search;

/** The one parser of a search: for the page's address, a row of the history, a saved search. Never fails. */
export function searchInput(source: URLSearchParams | Record<string, unknown>): Search {
  const entries = source instanceof URLSearchParams ? [...source].reverse() : Object.entries(source);
  const search = criteria.parse(Object.fromEntries(entries.map(([key, value]) => [key, first(value)])));
  return filled(inOrder(search));
}

/** The address of a search, in one fixed order, so that equal searches have equal addresses. */
export function searchQuery(search: Search, more: Record<string, string | undefined> = {}): string {
  const query = new URLSearchParams();
  for (const key of criteria.keyof().options) if (search[key] !== undefined) query.set(key, String(search[key]));
  for (const [key, value] of Object.entries(more)) if (value !== undefined) query.set(key, value);
  return query.size ? `?${query}` : "";
}

export function without(search: Search, ...keys: SearchKey[]): Search {
  const rest = { ...search };
  for (const key of keys) delete rest[key];
  return rest;
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

function cleaned(text: string): string {
  const printable = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ");
  return [...printable.replace(/\s+/g, " ").trim()].slice(0, longestText).join("").trim();
}
