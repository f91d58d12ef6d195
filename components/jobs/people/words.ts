import { useLocale, useTranslations } from "next-intl";
import { useCountryName } from "@/components/search/words";
import type { SeekerCard } from "@/lib/jobs/queries/seekers";
import { languageName } from "@/lib/platform/i18n/spoken-languages";

/** What a card says of somebody who works in sport, in the reader's language. */
export function useSeekerWords({ jobType, sport, country, availability, experienceYears, languages }: SeekerCard) {
  const t = useTranslations("jobs");
  const sports = useTranslations("sports.name");
  const locale = useLocale();
  const named = useCountryName();
  const years = experienceYears === null ? [] : [t("people.years", { count: experienceYears })];
  return {
    what: t("people.what", { type: t(`type.${jobType}`), sport: sports(sport) }),
    country: named(country),
    time: [t(`availability.${availability}`), ...years].join(" · "),
    languages: languages.map((code) => languageName(locale, code)),
  };
}
