import { useLocale, useTranslations } from "next-intl";
import { isCountry } from "@/lib/platform/i18n/countries";
import { displayNames } from "@/lib/platform/i18n/display-names";
import { townName } from "@/lib/platform/i18n/town-names";

type JobPlace = { locationCity: string; locationCountry: string };

/** The town has its name in the reader's language. The country is a code, which is localized, or free text, which is shown as stored. */
export function Place({ job: { locationCity, locationCountry } }: { job: JobPlace }) {
  const t = useTranslations("jobs");
  const locale = useLocale();
  const names = displayNames(locale, "region");
  return t.rich("place", {
    city: () => <bdi>{townName(locale, { city: locationCity, country: locationCountry })}</bdi>,
    country: () => <bdi>{(isCountry(locationCountry) && names.of(locationCountry)) || locationCountry}</bdi>,
  });
}
