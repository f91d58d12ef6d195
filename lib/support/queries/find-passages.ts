import "server-only";
import MiniSearch, { type SearchResult } from "minisearch";
import type { Locale } from "@/lib/platform/i18n/routing";
import { splitWords, termOf } from "@/lib/platform/text/terms";
import { type HelpPassage, listPassages } from "./help";

/** `close` is true when the passage matches most of the question and not only some of its words. */
export type FoundPassage = HelpPassage & { close: boolean };

type LocaleIndex = { index: MiniSearch<HelpPassage>; rarity: (term: string) => number };
const indexes = new Map<Locale, LocaleIndex>();

/** A passage is close when the matched terms make up this share of the question's rarity. */
const CLOSE_SHARE = 0.5;
const FUZZY_WEIGHT = 0.75;
const MIN_SCORE_SHARE = 0.75;

/** The passages that may answer the question, best first, at most `limit`. */
export function findPassages(question: string, locale: Locale, limit = 6): FoundPassage[] {
  const { index, rarity } = indexFor(locale);
  const terms = new Set(splitWords(question).map((word) => termOf(word, locale)));
  terms.delete(null);
  const totalRarity = [...terms].reduce((sum, term) => sum + rarity(term ?? ""), 0);
  const matchedRarity = ({ queryTerms, terms: matched }: SearchResult) =>
    queryTerms.reduce(
      (sum, term) => sum + rarity(term) * (matched.some((match) => match.startsWith(term)) ? 1 : FUZZY_WEIGHT),
      0,
    );
  const hits = totalRarity > 0 ? index.search(question) : [];
  const isClose = (hit: SearchResult) => matchedRarity(hit) >= CLOSE_SHARE * totalRarity;
  const best = hits.find(isClose)?.score ?? Number.POSITIVE_INFINITY;
  const matches = hits.map((hit) => ({ hit, close: hit.score >= MIN_SCORE_SHARE * best && isClose(hit) }));
  const ordered = [...matches.filter(({ close }) => close), ...matches.filter(({ close }) => !close)];
  return ordered.slice(0, limit).map(({ hit, close }) => ({ ...passageOf(hit.id, locale), close }));
}

const passageOf = (id: string, locale: Locale) =>
  listPassages(locale).find((passage) => passage.id === id) as HelpPassage;

function indexFor(locale: Locale): LocaleIndex {
  const cached = indexes.get(locale);
  if (cached) return cached;
  const built = buildIndex(locale);
  indexes.set(locale, built);
  return built;
}

function buildIndex(locale: Locale): LocaleIndex {
  const entries = listPassages(locale);
  const index = new MiniSearch<HelpPassage>({
    fields: ["question", "keywords", "answer"],
    tokenize: splitWords,
    processTerm: (word) => termOf(word, locale),
    searchOptions: {
      boost: { question: 2, keywords: 2.5 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  });
  index.addAll(entries);
  return { index, rarity: createRarity(entries, locale) };
}

/** The weight of a term: higher the fewer passages contain it, zero for numbers. */
function createRarity(entries: HelpPassage[], locale: Locale) {
  const counts = new Map<string, number>();
  for (const { question, keywords, answer } of entries) {
    const terms = new Set(splitWords(`${question} ${keywords} ${answer}`).map((word) => termOf(word, locale)));
    for (const term of terms) if (term) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return (term: string) => (/^\d+$/.test(term) ? 0 : Math.log(1 + entries.length / ((counts.get(term) ?? 0) + 1)));
}
