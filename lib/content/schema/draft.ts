import { z } from "zod";
import { id, line, optional, prose, webAddress, wholeNumber } from "@/lib/platform/command/input";
import { defaultLocale, type Locale, locales } from "@/lib/platform/i18n/routing";
import { sportSlugs } from "@/lib/sports/schema/sports";

export const longest = { title: 160, excerpt: 400, content: 20_000 } as const;
const textKinds = ["title", "excerpt", "content"] as const;
export type WordKind = (typeof textKinds)[number];
export type WordField = `${WordKind}_${Locale}`;
export type Words = Record<WordKind, string | null>;
export type WordsByLanguage = Record<Locale, Words>;

const fields = Object.fromEntries(
  locales.flatMap((locale) => [
    [`title_${locale}`, optional(line(longest.title))],
    [`excerpt_${locale}`, optional(prose(longest.excerpt))],
    [`content_${locale}`, optional(prose(longest.content))],
  ]),
) as unknown as Record<WordField, z.ZodType<string | undefined>>;

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

export const wordsFrom = (input: Partial<Record<WordField, string | undefined>>): WordsByLanguage =>
  byLanguage((locale) => ({
    title: input[`title_${locale}`] ?? null,
    excerpt: input[`excerpt_${locale}`] ?? null,
    content: input[`content_${locale}`] ?? null,
  }));

type StoredTexts = { title: string; excerpt: string | null; content: string };

export const wordsStored = (base: StoredTexts, translations: (StoredTexts & { locale: string })[]): WordsByLanguage =>
  byLanguage((locale) => {
    const row = locale === defaultLocale ? base : translations.find((translation) => translation.locale === locale);
    return { title: row?.title || null, excerpt: row?.excerpt || null, content: row?.content || null };
  });

const byLanguage = (textsFor: (locale: Locale) => Words) =>
  Object.fromEntries(locales.map((locale) => [locale, textsFor(locale)])) as WordsByLanguage;

export const isWritten = ({ title, excerpt, content }: Words) => Boolean(title || excerpt || content);

type Title = { locale: Locale; title: string };

export const titlesOf = (words: WordsByLanguage): Title[] =>
  locales.flatMap((locale) => {
    const { title } = words[locale];
    return title ? [{ locale, title }] : [];
  });

/** In the reader's language, otherwise in the first available one. */
export const titleFor = (titles: Title[], reader: Locale) =>
  (titles.find(({ locale }) => locale === reader) ?? titles[0])?.title ?? "";

/** Fields missing for publication: English needs title and content; other languages need both or neither. */
export const missingWords = (words: WordsByLanguage): WordField[] =>
  locales
    .filter((locale) => locale === defaultLocale || isWritten(words[locale]))
    .flatMap((locale) =>
      (["title", "content"] as const)
        .filter((kind) => !words[locale][kind])
        .map((kind) => `${kind}_${locale}` as const),
    );

export const isSame = (a: Words, b: Words) => textKinds.every((kind) => (a[kind] ?? "") === (b[kind] ?? ""));
