import type { Locale } from "@/lib/platform/i18n/routing";
import type { Level, Position, SportSlug } from "@/lib/sports/schema/sports";
import type { Condition } from "../condition";
import type { Sort } from "../search";
import { canonicalWord, type Kind, longestPhrase, type Meaning, phraseAt } from "./lexicon";
import { type Token, tokensOf } from "./normalise";
import { type Figure, figureAt } from "./numbers";

export type Item = { from: number; to: number; clause: number; meanings: readonly Meaning[]; figure?: Figure };

export type Given = {
  positions?: Position[];
  side?: string;
  role?: string;
  also?: Position[];
  countries?: readonly string[];
  sort?: Sort;
  levels?: Level[];
  ageMin?: number;
  ageMax?: number;
  condition?: Condition;
  /** Attributes that measure a quality named without a figure. */
  measures?: readonly string[];
};

export type Reading = {
  items: readonly number[];
  /** Sports in which the reading makes sense, all if absent; `rare` ones only if the sport is known. */
  sports?: readonly SportSlug[];
  rare?: readonly SportSlug[];
  stated?: true;
  give: (sport: SportSlug | undefined) => Given | null;
};

export type Sentence = {
  text: string;
  tokens: readonly Token[];
  items: readonly Item[];
  /** Items used by a reading; all others are unread. */
  taken: Set<number>;
  readings: Reading[];
};

export function sentenceOf(text: string, locale: Locale): Sentence {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => canonicalWord(word));
  const items: Item[] = [];
  for (let index = 0; index < tokens.length; ) {
    const item = itemAt(tokens, words, index, locale);
    items.push(item);
    index = item.to;
  }
  return { text, tokens, items, taken: new Set(), readings: [] };
}

function itemAt(tokens: readonly Token[], words: readonly string[], index: number, locale: Locale): Item {
  const clause = tokens[index]?.clause ?? 0;
  const phraseLimit = tokens.slice(index, index + longestPhrase).filter((token) => token.clause === clause).length;
  const phrase = phraseAt(words.slice(index, index + phraseLimit), locale);
  const figure = figureAt(tokens, index);
  if (phrase && (!figure || phrase.length > 1))
    return { from: index, to: index + phrase.length, clause, meanings: phrase.meanings };
  return { from: index, to: index + (figure?.length ?? 1), clause, meanings: [], ...(figure && { figure }) };
}

export const meaning = (item: Item | undefined, ...kinds: Kind[]): Meaning | undefined =>
  item?.meanings.find(({ kind }) => kinds.includes(kind));

export const isKind = (item: Item | undefined, ...kinds: Kind[]) => meaning(item, ...kinds) !== undefined;

/** Returns the index of the next item in the same clause, skipping fillers; -1 if there is none. */
export function beside(sentence: Sentence, index: number, step: 1 | -1, skippedKinds: readonly Kind[] = ["filler"]) {
  const { items } = sentence;
  let nearby = index + step;
  while (items[nearby]?.clause === items[index]?.clause && isKind(items[nearby], ...skippedKinds)) nearby += step;
  return items[nearby] && items[nearby]?.clause === items[index]?.clause ? nearby : -1;
}

/** "white, blue or purple belt": only colours and their connectives up to a named belt. */
export function isBesideBelt({ items }: Sentence, index: number): boolean {
  return ([1, -1] as const).some((step) => {
    let nearby = index + step;
    while (isKind(items[nearby], "shade", "or", "link", "filler")) nearby += step;
    return meaning(items[nearby], "choice")?.value.startsWith("belt=") === true;
  });
}

export function take(sentence: Sentence, reading: Reading) {
  for (const item of reading.items) sentence.taken.add(item);
  sentence.readings.push(reading);
}
