import { useLocale, useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/measurements/words";
import { reasonedIn } from "@/lib/search/schema/reasoned";
import { type Search, without } from "@/lib/search/schema/search";
import { type CriterionLabel, searchWords } from "@/lib/search/schema/search-words";

export type Filter = CriterionLabel & {
  /** The search text without quotation marks, for sentences that add their own. */
  bare?: string | undefined;
  rest: Search;
  /** True for criteria that only a need may use. */
  needed: boolean;
};

/** Returns functions that describe a search in the reader's language. */
export function useSearchWords() {
  const [t, sports, players] = [useTranslations("search"), useTranslations("sports"), useTranslations("players")];
  return searchWords({ locale: useLocale(), t, sports, players, attribute: useAttributeWords() });
}

/** Returns every active filter with its text and the search without it. */
export function useFilters(search: Search): Filter[] {
  const reasoned = new Set(reasonedIn(search));
  return useSearchWords()
    .criterionLabels(search)
    .map((filter) => ({
      ...filter,
      needed: reasoned.has(filter.key),
      rest: filter.key === "ageMin" ? without(search, "ageMin", "ageMax") : without(search, filter.key),
      ...(filter.key === "q" && { bare: search.q }),
    }));
}
