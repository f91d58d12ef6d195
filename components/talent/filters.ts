import { useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/evidence/words";
import { type Search, without } from "@/lib/talent/schema/search";
import { useConditionWords, useEither } from "./condition-words";
import { useCountryName } from "./words";

export type Filter = {
  /** The criterion, or the key of the condition's attribute; the two ages are `ageMin`. */
  key: string;
  words: string;
  wish?: true | undefined;
  /** What was typed, without the marks of a quotation, where a sentence brings its own. */
  bare?: string | undefined;
  rest: Search;
};

/** All that is asked by a search, in words, each with the search that is left without it. */
export function useFilters(search: Search): Filter[] {
  const t = useTranslations("talent.filter");
  const sports = useTranslations("sports");
  const grade = useTranslations("players.grade");
  const country = useCountryName();
  const attribute = useAttributeWords();
  const condition = useConditionWords(search);
  const either = useEither();
  const { ageMin: from, ageMax: to, place } = search;
  const age =
    from !== undefined && to !== undefined
      ? t("between", { from, to })
      : from !== undefined
        ? t("from", { from })
        : to !== undefined && t("to", { to });
  const said: [string, string | false | undefined][] = [
    ["q", search.q && t("text", { text: search.q })],
    ["sport", search.sport && sports(`name.${search.sport}`)],
    ["positions", search.positions && either(search.positions.map((one) => sports(`position.${one}`)))],
    ["side", search.side && attribute.choice("side", search.side)],
    ["role", search.role && attribute.choice("role", search.role)],
    ["levels", search.levels && either(search.levels.map((one) => sports(`level.${one}`)))],
    ["ageMin", age],
    ["place", place && t("near", { city: place.city, country: country(place.country), km: place.km })],
    ["grade", search.grade && t("grade", { grade: grade(search.grade) })],
    ["fresh", search.fresh && t("fresh")],
    ["checked", search.checked && t("checked")],
  ];
  const conditions = search.conditions ?? [];
  return [
    ...said.flatMap(([key, words]): Filter[] => {
      if (!words) return [];
      const rest = key === "ageMin" ? without(search, "ageMin", "ageMax") : without(search, key);
      return [{ key, words, rest, ...(key === "q" && { bare: search.q }) }];
    }),
    ...conditions.flatMap((one): Filter[] => {
      const words = condition(one);
      return words ? [{ key: one.key, words, wish: one.wish, rest: without(search, one.key) }] : [];
    }),
  ];
}
