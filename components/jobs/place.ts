import { useLocale } from "next-intl";
import { isCountry } from "@/lib/core/countries";

/** Says where: the city and the country's name in the reader's language; a country that came in as a word stays that word. */
export function usePlace() {
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return ({ locationCity, locationCountry }: { locationCity: string; locationCountry: string }) =>
    `${locationCity}, ${(isCountry(locationCountry) && names.of(locationCountry)) || locationCountry}`;
}
