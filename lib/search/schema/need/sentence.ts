import type { Locale } from "@/lib/platform/i18n/routing";
import type { Level, Position, SportSlug } from "@/lib/sports/schema";
import type { Condition } from "../condition";
import { canonicalWord, type Kind, longestPhrase, type Meaning, phraseAt } from "./lexicon";
import { type Token, tokensOf } from "./normalise";
import { type Figure, figureAt } from "./numbers";

/** A phrase of the lexicon, a figure, or a word that nobody knows. */
export type Item = { from: number; to: number; clause: number; meanings: readonly Meaning[]; figure?: Figure };

/** What a reading says of the search, as an athlete of this sport. */
export type Given = {
  positions?: Position[];
  side?: string;
  role?: string;
  levels?: Level[];
  ageMin?: number;
  ageMax?: number;
  condition?: Condition;
};

export type Reading = {
  items: readonly number[];
  /** Where it makes sense; everywhere when absent. `rare` ones only when the sport is known otherwise. */
  sports?: readonly SportSlug[];
  rare?: readonly SportSlug[];
  /** The sport was named. */
  stated?: true;
  give: (sport: SportSlug | undefined) => Given | null;
};

export type Sentence = {
  text: string;
  tokens: readonly Token[];
  items: readonly Item[];
  /** What was read of an item, or what it belongs to: none of these is unread. */
  taken: Set<number>;
  readings: Reading[];
};

export function sentenceOf(text: string, locale: Locale): Sentence {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => canonicalWord(word));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const item = itemAt(tokens, words, at, locale);
    items.push(item);
    at = item.to;
  }
  return { text, tokens, items, taken: new Set(), readings: [] };
}

function itemAt(tokens: readonly Token[], words: readonly string[], at: number, locale: Locale): Item {
  const clause = tokens[at]?.clause ?? 0;
  const near = tokens.slice(at, at + longestPhrase).filter((token) => token.clause === clause).length;
  const phrase = phraseAt(words.slice(at, at + near), locale);
  const figure = figureAt(tokens, at);
  if (phrase && (!figure || phrase.length > 1))
    return { from: at, to: at + phrase.length, clause, meanings: phrase.meanings };
  return { from: at, to: at + (figure?.length ?? 1), clause, meanings: [], ...(figure && { figure }) };
}

export const meaning = (item: Item | undefined, ...kinds: Kind[]): Meaning | undefined =>
  item?.meanings.find(({ kind }) => kinds.includes(kind));

export const isKind = (item: Item | undefined, ...kinds: Kind[]) => meaning(item, ...kinds) !== undefined;

/** The item so many steps on in the same clause; fillers are stepped over. */
export function beside(sentence: Sentence, at: number, step: 1 | -1, over: readonly Kind[] = ["filler"]) {
  const { items } = sentence;
  let next = at + step;
  while (items[next]?.clause === items[at]?.clause && isKind(items[next], ...over)) next += step;
  return items[next] && items[next]?.clause === items[at]?.clause ? next : -1;
}

export function take(sentence: Sentence, reading: Reading) {
  for (const item of reading.items) sentence.taken.add(item);
  sentence.readings.push(reading);
}
