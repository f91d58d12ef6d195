import { normalizeForSearch, splitWords } from "../text/terms";
import { type Locale, locales } from "./routing";

const frequentWords: Record<Locale, Set<string>> = {
  en: toSet(
    "the is are am do does can how what when where who why my your i you it of to and or for with will which much many long if there have has was free hello hi thanks",
  ),
  fr: toSet(
    "le les des du est sont je tu il elle nous vous mon ma mes votre vos comment combien quel quelle quels quelles quand pourquoi qui ou où et pour avec sans dans sur ce cette puis peut peux quoi aux au une un essai gratuit ça bonjour bonsoir salut merci",
  ),
  es: toSet(
    "el los las del es son yo mi mis tu su como cómo cuánto cuanto cuándo cuando qué quién dónde donde por para con sin en y puedo puede hay una un gratis prueba está hola buenas gracias",
  ),
  ar: toSet(""),
};

const MIN_LEAD = 2;

/** Detects the language of a text; returns `expected` unless another language is clearly more likely. */
export function languageOf(text: string, expected: Locale): Locale {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic > 0 && arabic * 2 >= latin) return "ar";
  const words = splitWords(text).map(normalizeForSearch);
  const scoreOf = (locale: Locale) => countFrequent(locale, words) + scoreSpelling(locale, text);
  const [best = expected] = locales.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return scoreOf(best) >= scoreOf(expected) + MIN_LEAD ? best : expected;
}

const countFrequent = (locale: Locale, words: string[]) =>
  words.filter((word) => frequentWords[locale].has(word)).length;

function scoreSpelling(locale: Locale, text: string): number {
  if (locale === "es") return /[¿¡ñ]|ción\b/i.test(text) ? 3 : 0;
  if (locale === "fr")
    return (/[çœèêàùî]/i.test(text) ? 2 : 0) + (/\b[cdjlmnst]['’]\p{L}|\bqu['’]/iu.test(text) ? 2 : 0);
  return 0;
}

function toSet(list: string): Set<string> {
  return new Set(list.split(" ").map(normalizeForSearch));
}
