import { z } from "zod";
import { id, line, many, optional, wholeNumber } from "@/lib/platform/command/input";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { ClaimPlace } from "@/lib/platform/prisma/enums";

/** The public pages that show claims. */
export const claimPlaces = Object.values(ClaimPlace);

export const longest = { value: 20, words: 80 } as const;

type WordField = `words_${Locale}`;
const words = Object.fromEntries(
  locales.map((locale) => [`words_${locale}`, line(longest.words)]),
) as unknown as Record<WordField, z.ZodType<string>>;

/** A claim as it is saved at the desk; `version` is the one that was read. Without a place no page shows it. */
export const saveClaimInput = z.object({
  id: optional(id),
  version: optional(wholeNumber(1, 2_000_000_000)),
  value: line(longest.value),
  ...words,
  places: many(z.enum(ClaimPlace)),
});

export const claimIdInput = z.object({ id });
export const moveClaimInput = z.object({ id, to: z.enum(["earlier", "later"]) });
export const revertClaimInput = z.object({ id, version: wholeNumber(1, 2_000_000_000) });

type Written = { wordsEn: string; wordsFr: string; wordsEs: string; wordsAr: string };

/** The words of a stored version by language. */
export const statementTexts = ({
  wordsEn: en,
  wordsFr: fr,
  wordsEs: es,
  wordsAr: ar,
}: Written): Record<Locale, string> => ({
  en,
  fr,
  es,
  ar,
});

/** What is written as in English, 10,000 or 4.9, as `written` says it; whole numbers without a comma (a year, 24/7) stay. */
export const figuresIn = (value: string, written: (figure: number) => string) =>
  value.replace(/\d[\d,.]*/g, (digits) => {
    const [figure] = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)/.exec(digits) ?? [];
    return figure ? written(Number(figure.replaceAll(",", ""))) + digits.slice(figure.length) : digits;
  });
