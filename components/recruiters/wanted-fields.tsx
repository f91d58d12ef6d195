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
import { experienceLevels, sportSlugs } from "@/lib/sports/schema";

/** Where the search starts: everything but the sports may stay open. */
export function WantedFields({ own }: { own: OwnRecruiter | null }) {
  const t = useTranslations("recruiters");
  const words = useTranslations("sports");
  const sports = sportSlugs.map((value) => ({ value, label: words(`name.${value}`) }));
  const levels = experienceLevels.map((value) => ({ value, label: words(`experience.${value}`) }));
  const genders = genderPreferences.map((value) => ({ value, label: t(`gender.${value}`) }));
  return (
    <FormPart title={t("form.wanted")} lead={t("form.wantedLead")}>
      <Checks
        name="interestedSports"
        label={t("form.sports")}
        options={sports}
        defaultValue={own?.interestedSports}
        required
      />
      <RadioCards
        name="genderPreference"
        label={t("form.genderPreference")}
        options={genders}
        defaultValue={own?.genderPreference ?? "both"}
        required
      />
      <div className="pair">
        <Range own={own} of="age" label={t("form.age")} unit={t("form.years")} limits={ages} />
        <Select
          name="experienceLevel"
          label={t("form.experience")}
          options={levels}
          placeholder={t("form.anyLevel")}
          defaultValue={own?.experienceLevel}
          required={false}
        />
        <Range own={own} of="height" label={t("form.height")} unit={t("form.cm")} limits={heights} />
        <Range own={own} of="weight" label={t("form.weight")} unit={t("form.kg")} limits={weights} />
      </div>
      <Countries own={own} />
      <TextInput
        name="preferredCities"
        label={t("form.preferredCities")}
        hint={t("form.preferredCitiesHint")}
        defaultValue={own?.preferredCities.join(", ")}
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

function Range({ own, of, limits, ...words }: RangeProps) {
  const [min, max] = bounds[of];
  return (
    <RangePair
      {...words}
      {...limits}
      min={{ name: min, defaultValue: own?.[min] }}
      max={{ name: max, defaultValue: own?.[max] }}
      required={false}
    />
  );
}

function Countries({ own }: { own: OwnRecruiter | null }) {
  const t = useTranslations("recruiters.form");
  const locale = useLocale();
  return (
    <>
      <CountryInputs
        name="preferredCountries"
        label={t("preferredCountries")}
        hint={t("preferredCountriesHint")}
        places={Array.from({ length: most.countries }, (_, at) => t("preferredCountry", { at: at + 1 }))}
        defaultValue={own?.preferredCountries.map((code) => countryName(locale, code))}
        required={false}
      />
      <CountryNames />
    </>
  );
}
