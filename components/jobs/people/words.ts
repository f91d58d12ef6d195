import { useLocale, useTranslations } from "next-intl";
import { useCountryName, useTownName } from "@/components/search/words";
import type { SeekerCard } from "@/lib/jobs/queries/seekers";
import { languageName } from "@/lib/platform/i18n/spoken-languages";

/** Texts of a job seeker's card in the reader's language. */
export function useSeekerWords({
  jobType,
  sport,
  city,
  country,
  availability,
  experienceYears,
  languages,
}: Omit<SeekerCard, "id" | "userId" | "licences" | "about" | "isPublic" | "createdAt">) {
  const t = useTranslations("jobs");
  const sports = useTranslations("sports.name");
  const locale = useLocale();
  const countryNameOf = useCountryName();
  const townNameOf = useTownName();
  const years = experienceYears === null ? [] : [t("people.years", { count: experienceYears })];
  return {
    what: t("people.what", { type: t(`type.${jobType}`), sport: sports(sport) }),
    town: townNameOf({ city, country }),
    country: countryNameOf(country),
    time: [t(`availability.${availability}`), ...years].join(" · "),
    languages: languages.map((code) => languageName(locale, code)),
  };
}
