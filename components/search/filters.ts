import { useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/measurements/words";
import { reasonedIn } from "@/lib/search/schema/reasoned";
import { type Search, without } from "@/lib/search/schema/search";
import { type CriterionLabel, searchWords } from "@/lib/search/schema/search-words";

export type Filter = CriterionLabel & {
  /** What was typed, without the marks of a quotation, where a sentence brings its own. */
  bare?: string | undefined;
  rest: Search;
  /** Asked in a need alone. */
  needed: boolean;
};

/** What a search asks, in the reader's language. */
export function useSearchWords() {
  const [t, sports, players] = [useTranslations("talent"), useTranslations("sports"), useTranslations("players")];
  return searchWords({ t, sports, players, attribute: useAttributeWords() });
}

/** All that is asked by a search, in words, each with the search that is left without it. */
export function useFilters(search: Search): Filter[] {
  const reasoned = new Set(reasonedIn(search));
  return useSearchWords()
    .asked(search)
    .map((filter) => ({
      ...filter,
      needed: reasoned.has(filter.key),
      rest: filter.key === "ageMin" ? without(search, "ageMin", "ageMax") : without(search, filter.key),
      ...(filter.key === "q" && { bare: search.q }),
    }));
}
