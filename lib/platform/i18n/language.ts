import { normalizeForSearch, splitWords } from "../text/terms";
import { type Locale, locales } from "./routing";

/** Frequent words of each language; shared ones do not count. */
const signs: Record<Locale, Set<string>> = {
  en: set(
    "the is are am do does can how what when where who why my your i you it of to and or for with will which much many long if there have has was free hello hi thanks",
  ),
  fr: set(
    "le les des du est sont je tu il elle nous vous mon ma mes votre vos comment combien quel quelle quels quelles quand pourquoi qui ou où et pour avec sans dans sur ce cette puis peut peux quoi aux au une un essai gratuit ça bonjour bonsoir salut merci",
  ),
  es: set(
    "el los las del es son yo mi mis tu su como cómo cuánto cuanto cuándo cuando qué quién dónde donde por para con sin en y puedo puede hay una un gratis prueba está hola buenas gracias",
  ),
  ar: set(""),
};

/** Minimum lead of another language over the expected one. */
const CLEARLY = 2;

/** Detects the language of a text; `expected` unless another is clearly more likely. */
export function languageOf(text: string, expected: Locale): Locale {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic > 0 && arabic * 2 >= latin) return "ar";
  const words = splitWords(text).map(normalizeForSearch);
  const signsOf = (locale: Locale) => score(locale, words) + spelling(locale, text);
  const [first = expected] = locales.toSorted((a, b) => signsOf(b) - signsOf(a));
  return signsOf(first) >= signsOf(expected) + CLEARLY ? first : expected;
}

const score = (locale: Locale, words: string[]) => words.filter((word) => signs[locale].has(word)).length;

function spelling(locale: Locale, text: string): number {
  if (locale === "es") return /[¿¡ñ]|ción\b/i.test(text) ? 3 : 0;
  if (locale === "fr")
    return (/[çœèêàùî]/i.test(text) ? 2 : 0) + (/\b[cdjlmnst]['’]\p{L}|\bqu['’]/iu.test(text) ? 2 : 0);
  return 0;
}

function set(words: string): Set<string> {
  return new Set(words.split(" ").map(normalizeForSearch));
}
