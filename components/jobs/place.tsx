import { useLocale, useTranslations } from "next-intl";
import { isCountry } from "@/lib/platform/i18n/countries";

type Where = { locationCity: string; locationCountry: string };

/** The city as it was written, and the country's name in the reader's language; a country that came in as a word stays that word. */
export function Place({ of: { locationCity, locationCountry } }: { of: Where }) {
  const t = useTranslations("jobs");
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return t.rich("place", {
    city: () => <bdi>{locationCity}</bdi>,
    country: () => <bdi>{(isCountry(locationCountry) && names.of(locationCountry)) || locationCountry}</bdi>,
  });
}
