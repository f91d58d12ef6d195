import { useLocale, useTranslations } from "next-intl";
import { Checks } from "@/components/form/checks";
import { CountryInputs } from "@/components/form/country-inputs";
import { CountryNames } from "@/components/form/country-names";
import { RadioCards } from "@/components/form/radio-cards";
import { RangePair } from "@/components/form/range-pair";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "@/components/players/form-part";
import { countryName } from "@/lib/platform/i18n/countries";
import type { OwnRecruiter } from "@/lib/recruiters/queries/own-recruiter";
import { ages, genderPreferences, heights, most, weights } from "@/lib/recruiters/schema";
import { experienceLevels, type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";

type Props = {
  own: OwnRecruiter | null;
  /** The sport whose page led here. */
  sport?: SportSlug | undefined;
};

/** Default criteria of the search; only the sports are required. */
export function WantedFields({ own: ownRecruiter, sport }: Props) {
  const t = useTranslations("recruiters");
  const common = useTranslations("common");
  const sportsT = useTranslations("sports");
  const sports = sportSlugs.map((value) => ({ value, label: sportsT(`name.${value}`) }));
  const levels = experienceLevels.map((value) => ({ value, label: sportsT(`experience.${value}`) }));
  const genders = genderPreferences.map((value) => ({ value, label: t(`gender.${value}`) }));
  return (
    <FormPart title={t("form.wanted")} lead={t("form.wantedLead")}>
      <Checks
        name="interestedSports"
        label={t("form.sports")}
        options={sports}
        defaultValue={ownRecruiter?.interestedSports ?? (sport && [sport])}
        required
      />
      <RadioCards
        name="genderPreference"
        label={t("form.genderPreference")}
        options={genders}
        defaultValue={ownRecruiter?.genderPreference ?? "both"}
        required
      />
      <div className="pair">
        <Range own={ownRecruiter} of="age" label={t("form.age")} unit={common("years")} limits={ages} />
        <Select
          name="experienceLevel"
          label={common("level")}
          options={levels}
          placeholder={t("form.anyLevel")}
          defaultValue={ownRecruiter?.experienceLevel}
          required={false}
        />
        <Range own={ownRecruiter} of="height" label={t("form.height")} unit={t("form.cm")} limits={heights} />
        <Range own={ownRecruiter} of="weight" label={t("form.weight")} unit={t("form.kg")} limits={weights} />
      </div>
      <Countries own={ownRecruiter} />
      <TextInput
        name="preferredCities"
        label={t("form.preferredCities")}
        hint={t("form.preferredCitiesHint")}
        defaultValue={ownRecruiter?.preferredCities.join(", ")}
        required={false}
      />
    </FormPart>
  );
}

const bounds = {
  age: ["ageMin", "ageMax"],
  height: ["heightMinCm", "heightMaxCm"],
  weight: ["weightMinKg", "weightMaxKg"],
} as const;

type RangeProps = {
  own: OwnRecruiter | null;
  of: keyof typeof bounds;
  label: string;
  unit: string;
  limits: { from: number; to: number };
};

function Range({ own: ownRecruiter, of: attribute, limits, ...texts }: RangeProps) {
  const [min, max] = bounds[attribute];
  return (
    <RangePair
      {...texts}
      {...limits}
      min={{ name: min, defaultValue: ownRecruiter?.[min] }}
      max={{ name: max, defaultValue: ownRecruiter?.[max] }}
      required={false}
    />
  );
}

function Countries({ own: ownRecruiter }: { own: OwnRecruiter | null }) {
  const t = useTranslations("recruiters.form");
  const locale = useLocale();
  return (
    <>
      <CountryInputs
        name="preferredCountries"
        label={t("preferredCountries")}
        hint={t("preferredCountriesHint")}
        places={Array.from({ length: most.countries }, (_, index) => t("preferredCountry", { at: index + 1 }))}
        defaultValue={ownRecruiter?.preferredCountries.map((code) => countryName(locale, code))}
        required={false}
      />
      <CountryNames />
    </>
  );
}
