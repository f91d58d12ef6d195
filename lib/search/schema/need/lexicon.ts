import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { tokensOf } from "./normalise";
import { ar } from "./words-ar";
import { en } from "./words-en";
import { es } from "./words-es";
import { fr } from "./words-fr";
import { labels } from "./words-labels";

export type Kind =
  /** A sport; words that only one sport has, though we cannot read them. */
  | "sport"
  | "hint"
  /** "football:{side}-back ~handball:…": where one plays, by sport; after ~ only when that sport is known. */
  | "post"
  | "side"
  /** How somebody plays there: right beside a post that knows it. */
  | "role"
  /** Which foot or hand is the strong one: never the same as a side. */
  | "lean"
  | "limb"
  | "choice"
  | "level"
  | "figure"
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
  | "wish"
  | "or"
  | "link"
  | "filler"
  | "apart";

export type Meaning = { kind: Kind; value: string };
/** "kind value" to its phrases, parted by "|". */
export type Lexicon = Readonly<Record<string, string>>;

const byLocale: Record<Locale, Lexicon> = { en, fr, es, ar };
export const longestPhrase = 6;

type Entry = { locale: Locale; meanings: Meaning[] };
const phrases = new Map<string, Entry[]>();
const vocabulary = new Set<string>();

/** The longest phrase that these words begin with, and what it means; the locale decides where languages differ. */
export function phraseAt(words: readonly string[], locale: Locale) {
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    const found = phrases.get(words.slice(0, length).join(" "));
    if (found) return { length, meanings: meaningsOf(found, locale) };
  }
  return null;
}

/** The word as a phrase may hold it: without a plural, without a joined Arabic و or ب. */
export function canonicalWord(word: string): string {
  const forms = [
    word,
    word.replace(/(?:es|s|x)$/, ""),
    word.replace(/s$/, ""),
    word.replace(/^[وبفل](?=\p{L}{2})/u, ""),
  ];
  return forms.find((form) => vocabulary.has(form)) ?? word;
}

/** Posts of all languages together; of all else one language's word. */
function meaningsOf(entries: readonly Entry[], locale: Locale): Meaning[] {
  const posts = entries.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === "post"));
  const chosen = entries.find((entry) => entry.locale === locale) ?? entries[0];
  if (!chosen) return [];
  const others = chosen.meanings.filter(({ kind }) => kind !== "post");
  const isPost = chosen.meanings.some(({ kind }) => kind === "post");
  const value = [...new Set(posts.flatMap((post) => post.value.split(" ")))].join(" ");
  return isPost ? [{ kind: "post", value }, ...others] : others;
}

function learn(locale: Locale, lexicon: Lexicon) {
  for (const [code, written] of Object.entries(lexicon)) {
    const meanings = code.split(" & ").map((one): Meaning => {
      const at = one.indexOf(" ");
      return { kind: (at < 0 ? one : one.slice(0, at)) as Kind, value: at < 0 ? "" : one.slice(at + 1) };
    });
    for (const phrase of written.split("|")) if (!isSided(phrase)) add(locale, meanings, phrase);
  }
}

/** "Latéral gauche" is read as a post and its side, which may be another sport's too. */
function isSided(phrase: string): boolean {
  const [first = "", second = "", ...rest] = tokensOf(phrase).map(({ word }) => word);
  const has = (word: string, kind: Kind, value = "") =>
    phrases.get(word)?.some(({ meanings }) => meanings.some((one) => one.kind === kind && one.value.includes(value)));
  const sided = (post: string, side: string) => has(post, "post", "{side}") && has(side, "side");
  return rest.length === 0 && (sided(first, second) || sided(second, first)) === true;
}

function add(locale: Locale, meanings: Meaning[], phrase: string) {
  const words = tokensOf(phrase).map(({ word }) => word);
  const key = words.join(" ");
  const entries = phrases.get(key) ?? [];
  if (key === "" || words.length > longestPhrase || entries.some((entry) => entry.locale === locale)) return;
  phrases.set(key, [...entries, { locale, meanings }]);
  for (const word of words) vocabulary.add(word);
}

// What was written by hand goes before the labels of the catalogue.
for (const locale of locales) learn(locale, byLocale[locale]);
for (const locale of locales) learn(locale, labels(locale));
