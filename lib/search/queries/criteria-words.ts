import "server-only";
import { createFormatter } from "next-intl";
import { attributeWords } from "@/lib/measurements/schema/attribute-words";
import { now } from "@/lib/platform/clock";
import { formatsIn, timeZone } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { Search } from "../schema/search";
import { searchWords } from "../schema/search-words";

/** A search in one line, outside a component. */
export const criteriaWords = (search: Search, locale: Locale): string => wordsIn(locale).line(search);

/** What of a search must hold: why somebody was found. */
export const requiredWords = ({ conditions, ...search }: Search, locale: Locale): string =>
  criteriaWords({ ...search, conditions: conditions?.filter(({ wish }) => !wish) ?? [] }, locale);

function wordsIn(locale: Locale) {
  const sports = translator(locale, "sports");
  const format = createFormatter({ locale, formats: formatsIn(locale), timeZone, now: now() });
  return searchWords({
    t: translator(locale, "talent"),
    sports,
    players: translator(locale, "players"),
    attribute: attributeWords({ locale, t: translator(locale, "attributes"), sports, format }),
  });
}
