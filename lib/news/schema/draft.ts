import { z } from "zod";
import { id, line, optional, prose, webAddress, wholeNumber } from "@/lib/platform/command/input";
import { defaultLocale, type Locale, locales } from "@/lib/platform/i18n/routing";
import { sportSlugs } from "@/lib/sports/schema";

export const longest = { title: 160, excerpt: 400, content: 20_000 } as const;
const kinds = ["title", "excerpt", "content"] as const;
export type WordKind = (typeof kinds)[number];
export type WordField = `${WordKind}_${Locale}`;
/** What one language says; null is not written. */
export type Words = Record<WordKind, string | null>;
export type WordsByLanguage = Record<Locale, Words>;

const fields = Object.fromEntries(
  locales.flatMap((locale) => [
    [`title_${locale}`, optional(line(longest.title))],
    [`excerpt_${locale}`, optional(prose(longest.excerpt))],
    [`content_${locale}`, optional(prose(longest.content))],
  ]),
) as unknown as Record<WordField, z.ZodType<string | undefined>>;

/** An article as it is saved at the desk; `version` is the one that was read. */
export const saveInput = z
  .object({
    id: optional(id),
    version: optional(wholeNumber(1, 2_000_000_000)),
    sport: z.enum(sportSlugs, "required"),
    author: optional(line(120)),
    sourceUrl: optional(webAddress()),
    ...fields,
  })
  .refine((input) => locales.some((locale) => input[`title_${locale}`]), {
    path: [`title_${defaultLocale}`],
    error: "article_title_required",
  });

/** The words of a form by language. */
export const wordsFrom = (input: Partial<Record<WordField, string | undefined>>): WordsByLanguage =>
  byLanguage((locale) => ({
    title: input[`title_${locale}`] ?? null,
    excerpt: input[`excerpt_${locale}`] ?? null,
    content: input[`content_${locale}`] ?? null,
  }));

type Stored = { title: string; excerpt: string | null; content: string };

/** The words of the rows by language: the base row is English. */
export const wordsStored = (base: Stored, translations: (Stored & { locale: string })[]): WordsByLanguage =>
  byLanguage((locale) => {
    const stored = locale === defaultLocale ? base : translations.find((each) => each.locale === locale);
    return { title: stored?.title || null, excerpt: stored?.excerpt || null, content: stored?.content || null };
  });

const byLanguage = (of: (locale: Locale) => Words) =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as WordsByLanguage;

export const isWritten = ({ title, excerpt, content }: Words) => Boolean(title || excerpt || content);

type Title = { locale: Locale; title: string };

export const titlesOf = (words: WordsByLanguage): Title[] =>
  locales.flatMap((locale) => {
    const { title } = words[locale];
    return title ? [{ locale, title }] : [];
  });

/** In the reader's language, or in the first that has one. */
export const titleFor = (titles: Title[], reader: Locale) =>
  (titles.find(({ locale }) => locale === reader) ?? titles[0])?.title ?? "";

/** What readers would miss: English has a title and a text; another language has both, or nothing. */
export const missingWords = (words: WordsByLanguage): WordField[] =>
  locales
    .filter((locale) => locale === defaultLocale || isWritten(words[locale]))
    .flatMap((locale) =>
      (["title", "content"] as const)
        .filter((kind) => !words[locale][kind])
        .map((kind) => `${kind}_${locale}` as const),
    );

/** Whether two texts of a language are the same. */
export const isSame = (one: Words, other: Words) => kinds.every((kind) => (one[kind] ?? "") === (other[kind] ?? ""));
