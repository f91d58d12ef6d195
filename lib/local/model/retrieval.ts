import MiniSearch, { type SearchResult } from "minisearch";
import type { Locale } from "@/lib/core/i18n/routing";
import type { Article } from "./article";
import { ar } from "./articles.ar";
import { en } from "./articles.en";
import { es } from "./articles.es";
import { fr } from "./articles.fr";
import { termOf, wordsOf } from "./terms";

const library: Record<Locale, Article[]> = { en, fr, es, ar };

type Entry = { id: number; title: string; asked: string; text: string; path: string };
export type Found = { title: string; text: string; path: string; score: number };

type Shelf = { index: MiniSearch<Entry>; rarity: (term: string) => number };
const shelves = new Map<Locale, Shelf>();

/** A question counts as understood when at least this much of what it says, by rarity, was found. */
const UNDERSTOOD = 0.5;
const GUESSED = 0.75;
const SECOND = 0.75;

/** The one or two passages that answer the question, best first; none when the library does not speak of it. */
export function passagesFor(question: string, locale: Locale): Found[] {
  const { index, rarity } = shelf(locale);
  const terms = new Set(wordsOf(question).map((word) => termOf(word, locale)));
  terms.delete(null);
  const whole = [...terms].reduce((sum, term) => sum + rarity(term ?? ""), 0);
  const understood = ({ queryTerms, terms: matched }: SearchResult) =>
    queryTerms.reduce(
      (sum, term) => sum + rarity(term) * (matched.some((one) => one.startsWith(term)) ? 1 : GUESSED),
      0,
    );
  const hits = index.search(question).filter((hit) => understood(hit) >= UNDERSTOOD * whole);
  const best = hits[0];
  if (!best || whole === 0) return [];
  return hits
    .filter(({ score }, rank) => rank === 0 || (rank === 1 && score >= SECOND * best.score))
    .map(({ title, text, path, score }) => ({ title, text, path, score }));
}

function shelf(locale: Locale): Shelf {
  const there = shelves.get(locale);
  if (there) return there;
  const made = build(locale);
  shelves.set(locale, made);
  return made;
}

function build(locale: Locale): Shelf {
  const index = new MiniSearch<Entry>({
    fields: ["title", "asked", "text"],
    storeFields: ["title", "text", "path"],
    tokenize: wordsOf,
    processTerm: (word) => termOf(word, locale),
    searchOptions: {
      boost: { title: 1.5, asked: 2.5 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  });
  const entries = library[locale].flatMap(({ path, title, passages }) =>
    passages.map(([asked, text]) => ({ title, asked, text, path })),
  );
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return { index, rarity: rarityIn(entries, locale) };
}

/** How much a term tells: one that stands in few passages tells more, one that stands in none the most; a number nothing. */
function rarityIn(entries: Omit<Entry, "id">[], locale: Locale) {
  const counts = new Map<string, number>();
  for (const { title, asked, text } of entries) {
    const terms = new Set(wordsOf(`${title} ${asked} ${text}`).map((word) => termOf(word, locale)));
    for (const term of terms) if (term) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return (term: string) => (/^\d+$/.test(term) ? 0 : Math.log(1 + entries.length / ((counts.get(term) ?? 0) + 1)));
}
