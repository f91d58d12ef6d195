import { z } from "zod";
import { id, line, many, optional, wholeNumber } from "@/lib/platform/command/input";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { StatementPlace } from "@/lib/platform/prisma/enums";

export const statementPlaces = Object.values(StatementPlace);

export const longest = { value: 20, words: 80 } as const;

type WordField = `words_${Locale}`;
const textFields = Object.fromEntries(
  locales.map((locale) => [`words_${locale}`, line(longest.words)]),
) as unknown as Record<WordField, z.ZodType<string>>;

/** `version` is the version that was loaded; a statement without places is shown nowhere. */
export const saveStatementInput = z.object({
  id: optional(id),
  version: optional(wholeNumber(1, 2_000_000_000)),
  value: line(longest.value),
  ...textFields,
  places: many(z.enum(StatementPlace)),
});

export const statementIdInput = z.object({ id });
export const moveStatementInput = z.object({ id, to: z.enum(["earlier", "later"]) });
export const revertStatementInput = z.object({ id, version: wholeNumber(1, 2_000_000_000) });

type StoredTexts = { wordsEn: string; wordsFr: string; wordsEs: string; wordsAr: string };

export const statementTexts = ({
  wordsEn: en,
  wordsFr: fr,
  wordsEs: es,
  wordsAr: ar,
}: StoredTexts): Record<Locale, string> => ({
  en,
  fr,
  es,
  ar,
});

/** Reformats numbers such as 10,000 or 4.9; whole numbers without a comma (a year, 24/7) stay unchanged. */
export const figuresIn = (value: string, format: (figure: number) => string) =>
  value.replace(/\d[\d,.]*/g, (digits) => {
    const [figure] = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)/.exec(digits) ?? [];
    return figure ? format(Number(figure.replaceAll(",", ""))) + digits.slice(figure.length) : digits;
  });
