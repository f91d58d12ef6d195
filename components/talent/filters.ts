import { useTranslations } from "next-intl";
import { type Search, type SearchKey, searchKeys, without } from "@/lib/talent/schema";
import { useCountryName } from "./words";

export type Filter = {
  keys: SearchKey[];
  words: string;
  /** What was typed, without the marks of a quotation, where a sentence brings its own. */
  bare?: string;
  rest: Search;
};

/** The criteria of a search in words, each with the search that is left without it; the two ages are one filter. */
export function useFilters(search: Search): Filter[] {
  const t = useTranslations("talent.filter");
  const sports = useTranslations("sports");
  const country = useCountryName();
  const { ageMin: from, ageMax: to } = search;
  const words: Partial<Record<SearchKey, string>> = {
    q: search.q && t("text", { text: search.q }),
    sport: search.sport && sports(`name.${search.sport}`),
    position: search.position && sports(`position.${search.position}`),
    level: search.level && sports(`level.${search.level}`),
    nationality: search.nationality && country(search.nationality),
    ageMin: from === undefined ? undefined : to === undefined ? t("from", { from }) : t("between", { from, to }),
    ageMax: to === undefined || from !== undefined ? undefined : t("to", { to }),
  };
  return searchKeys.flatMap((key) => {
    const said = words[key];
    if (!said) return [];
    const keys: SearchKey[] = key.startsWith("age") ? ["ageMin", "ageMax"] : [key];
    return [{ keys, words: said, ...(key === "q" && { bare: search.q }), rest: without(search, ...keys) }];
  });
}
