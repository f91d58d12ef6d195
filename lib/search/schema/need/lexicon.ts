import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { distance } from "../near-words";
import { countryNames, regionNames } from "./areas";
import { divisionNames } from "./divisions";
import { tokensOf } from "./normalise";
import { ageWords } from "./words-ages";
import { ar } from "./words-ar";
import { boutWords } from "./words-bouts";
import { en } from "./words-en";
import { es } from "./words-es";
import { fr } from "./words-fr";
import { labels } from "./words-labels";

export type Kind =
  /** `sport` names a sport; `hint` belongs to one sport but has no other meaning. */
  | "sport"
  | "hint"
  /** Positions by sport, "football:{side}-back ~handball:…"; those after ~ apply only if the sport is known. */
  | "post"
  | "side"
  /** A playing style, directly beside a position that has it. */
  | "role"
  /** The strong foot or hand, never the side of a position. */
  | "lean"
  | "limb"
  | "choice"
  /** The colour of a belt, beside a named belt: "black or brown belt". */
  | "shade"
  /** "dan" or "kyu", beside a number. */
  | "grade"
  | "level"
  | "division"
  /** A quality without a figure, and the attributes that measure it. */
  | "vague"
  | "figure"
  /** Bouts of these statuses, counted in the fight record. */
  | "bouts"
  /** The ages of a category, "14-15 judo=15-17": in general and in some sports. */
  | "ageGroup"
  /** Beside a bound: it counts years. */
  | "age"
  | "unit"
  | "least"
  | "under"
  | "most"
  | "leastAfter"
  | "mostAfter"
  | "to"
  | "years"
  | "category"
  | "near"
  | "in"
  | "month"
  | "now"
  | "by"
  | "from"
  | "available"
  | "contractEnd"
  | "speak"
  | "tongue"
  | "league"
  | "refuse"
  | "his"
  | "no"
  | "optional"
  | "or"
  | "link"
  | "filler"
  | "apart"
  /** Where a player is based, never the nationality: countries, or a town and a radius that stand for a region. */
  | "country"
  | "region"
  | "nearest";

export type Meaning = { kind: Kind; value: string };
export type Lexicon = Readonly<Record<string, string>>;

const byLocale: Record<Locale, Lexicon> = { en, fr, es, ar };
export const longestPhrase = 6;

type Entry = { locale: Locale; meanings: Meaning[] };
const phrases = new Map<string, Entry[]>();
const vocabulary = new Set<string>();
/** Long words of positions, which are also read with one wrong letter. */
const wordsOfPosts = new Set<string>();
const leastLength = 8;

export function phraseAt(words: readonly string[], locale: Locale) {
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    const entries = phrases.get(words.slice(0, length).join(" "));
    if (entries) return { length, meanings: meaningsOf(entries, locale) };
  }
  return null;
}

/** Returns the word without plural ending or joined Arabic prefix, if the lexicon knows it, else the position that it misspells. */
export function canonicalWord(word: string): string {
  const forms = [
    word,
    word.replace(/(?:es|s|x)$/, ""),
    word.replace(/s$/, ""),
    word.replace(/^[وبفلك](?=\p{L}{2})/u, ""),
  ];
  return forms.find((form) => vocabulary.has(form)) ?? misspelled(word) ?? word;
}

function misspelled(word: string): string | undefined {
  if (word.length < leastLength) return undefined;
  const isNear = (known: string) => known[0] === word[0] && Math.abs(known.length - word.length) <= 1;
  return [...wordsOfPosts].find((known) => isNear(known) && distance([...known], [...word]) === 1);
}

/** Positions of all languages are combined; other meanings come from one language. */
function meaningsOf(entries: readonly Entry[], locale: Locale): Meaning[] {
  const posts = entries.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === "post"));
  const localEntry = entries.find((entry) => entry.locale === locale) ?? entries[0];
  if (!localEntry) return [];
  const others = localEntry.meanings.filter(({ kind }) => kind !== "post");
  const isPost = localEntry.meanings.some(({ kind }) => kind === "post");
  const value = [...new Set(posts.flatMap((post) => post.value.split(" ")))].join(" ");
  return isPost ? [{ kind: "post", value }, ...others] : others;
}

function addLexicon(locale: Locale, lexicon: Lexicon) {
  for (const [code, phraseList] of Object.entries(lexicon)) {
    const meanings = code.split(" & ").map((meaningCode): Meaning => {
      const spaceIndex = meaningCode.indexOf(" ");
      return {
        kind: (spaceIndex < 0 ? meaningCode : meaningCode.slice(0, spaceIndex)) as Kind,
        value: spaceIndex < 0 ? "" : meaningCode.slice(spaceIndex + 1),
      };
    });
    for (const phrase of phraseList.split("|")) if (!isSided(phrase)) addPhrase(locale, meanings, phrase);
  }
}

/** "Latéral gauche" is read as a position and a side, which may belong to another sport too. */
function isSided(phrase: string): boolean {
  const [first = "", second = "", ...rest] = tokensOf(phrase).map(({ word }) => word);
  const hasMeaning = (word: string, kind: Kind, value = "") =>
    phrases
      .get(word)
      ?.some(({ meanings }) =>
        meanings.some((candidate) => candidate.kind === kind && candidate.value.includes(value)),
      );
  const isPostWithSide = (post: string, side: string) => hasMeaning(post, "post", "{side}") && hasMeaning(side, "side");
  return rest.length === 0 && (isPostWithSide(first, second) || isPostWithSide(second, first)) === true;
}

function addPhrase(locale: Locale, meanings: Meaning[], phrase: string) {
  const words = tokensOf(phrase).map(({ word }) => word);
  const key = words.join(" ");
  const entries = phrases.get(key) ?? [];
  if (key === "" || words.length > longestPhrase || entries.some((entry) => entry.locale === locale)) return;
  phrases.set(key, [...entries, { locale, meanings }]);
  const isPost = meanings.some(({ kind }) => kind === "post");
  for (const word of words) {
    vocabulary.add(word);
    if (isPost && word.length >= leastLength) wordsOfPosts.add(word);
  }
}

const grades = { "grade dan": "dan|دان", "grade kyu": "kyu|kiu|كيو" };

// Handwritten phrases take precedence over catalog labels.
for (const locale of locales)
  addLexicon(locale, { ...byLocale[locale], ...ageWords[locale], ...boutWords[locale], ...grades });
for (const locale of locales) addLexicon(locale, divisionNames());
for (const locale of locales) addLexicon(locale, labels(locale));
for (const locale of locales) addLexicon(locale, { ...regionNames, ...countryNames(locale) });
