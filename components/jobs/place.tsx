import { useLocale, useTranslations } from "next-intl";
import { isCountry } from "@/lib/platform/i18n/countries";
import { displayNames } from "@/lib/platform/i18n/display-names";

type JobPlace = { locationCity: string; locationCountry: string };

/** The country is a code, which is localized, or free text, which is shown as stored. */
export function Place({ job: { locationCity, locationCountry } }: { job: JobPlace }) {
  const t = useTranslations("jobs");
  const names = displayNames(useLocale(), "region");
  return t.rich("place", {
    city: () => <bdi>{locationCity}</bdi>,
    country: () => <bdi>{(isCountry(locationCountry) && names.of(locationCountry)) || locationCountry}</bdi>,
  });
}
