import "server-only";
import MiniSearch, { type SearchResult } from "minisearch";
import type { Locale } from "@/lib/platform/i18n/routing";
import { splitWords, termOf } from "@/lib/platform/text/terms";
import { type HelpPassage, listPassages } from "./help";

/** `close` when it speaks of what was asked, not only in some of its words. */
export type Found = HelpPassage & { close: boolean };

type Shelf = { index: MiniSearch<HelpPassage>; rarity: (term: string) => number };
const shelves = new Map<Locale, Shelf>();

/** A question counts as understood when at least this much of what it says, by rarity, was found. */
const UNDERSTOOD = 0.5;
const GUESSED = 0.75;
/** Another passage is as close when it scores this much of the best. */
const SECOND = 0.75;

/** What may answer the question, best first, at most `most`. */
export function findPassages(question: string, locale: Locale, most = 6): Found[] {
  const { index, rarity } = shelf(locale);
  const terms = new Set(splitWords(question).map((word) => termOf(word, locale)));
  terms.delete(null);
  const whole = [...terms].reduce((sum, term) => sum + rarity(term ?? ""), 0);
  const understood = ({ queryTerms, terms: matched }: SearchResult) =>
    queryTerms.reduce(
      (sum, term) => sum + rarity(term) * (matched.some((one) => one.startsWith(term)) ? 1 : GUESSED),
      0,
    );
  const hits = whole > 0 ? index.search(question) : [];
  const isClose = (hit: SearchResult) => understood(hit) >= UNDERSTOOD * whole;
  const best = hits.find(isClose)?.score ?? Number.POSITIVE_INFINITY;
  const found = hits.map((hit) => ({ hit, close: hit.score >= SECOND * best && isClose(hit) }));
  const inOrder = [...found.filter(({ close }) => close), ...found.filter(({ close }) => !close)];
  return inOrder.slice(0, most).map(({ hit, close }) => ({ ...passageOf(hit.id, locale), close }));
}

const passageOf = (id: string, locale: Locale) =>
  listPassages(locale).find((passage) => passage.id === id) as HelpPassage;

function shelf(locale: Locale): Shelf {
  const there = shelves.get(locale);
  if (there) return there;
  const made = build(locale);
  shelves.set(locale, made);
  return made;
}

function build(locale: Locale): Shelf {
  const entries = listPassages(locale);
  const index = new MiniSearch<HelpPassage>({
    fields: ["question", "asked", "answer"],
    tokenize: splitWords,
    processTerm: (word) => termOf(word, locale),
    searchOptions: {
      boost: { question: 2, asked: 2.5 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  });
  index.addAll(entries);
  return { index, rarity: rarityIn(entries, locale) };
}

/** How much a term tells: one that stands in few passages tells more, one that stands in none the most; a number nothing. */
function rarityIn(entries: HelpPassage[], locale: Locale) {
  const counts = new Map<string, number>();
  for (const { question, asked, answer } of entries) {
    const terms = new Set(splitWords(`${question} ${asked} ${answer}`).map((word) => termOf(word, locale)));
    for (const term of terms) if (term) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return (term: string) => (/^\d+$/.test(term) ? 0 : Math.log(1 + entries.length / ((counts.get(term) ?? 0) + 1)));
}
