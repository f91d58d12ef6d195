import "server-only";
import { createFormatter } from "next-intl";
import { now } from "@/lib/platform/clock";
import { formatsIn, timeZone } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { attributeWords } from "@/lib/sports/schema/attribute-words";
import type { Search } from "../schema/search";
import { searchWords } from "../schema/search-words";

export const criteriaWords = (search: Search, locale: Locale): string => searchTexts(locale).line(search);

export const requiredWords = ({ conditions, ...search }: Search, locale: Locale): string =>
  criteriaWords({ ...search, conditions: conditions?.filter(({ optional }) => !optional) ?? [] }, locale);

function searchTexts(locale: Locale) {
  const sports = translator(locale, "sports");
  const format = createFormatter({ locale, formats: formatsIn(locale), timeZone, now: now() });
  return searchWords({
    locale,
    t: translator(locale, "search"),
    sports,
    players: translator(locale, "players"),
    attribute: attributeWords({ locale, t: translator(locale, "attributes"), sports, format }),
  });
}
