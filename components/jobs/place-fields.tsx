import { useLocale, useTranslations } from "next-intl";
import { countryList } from "@/components/form/country-list";
import { CountryNames } from "@/components/form/country-names";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "@/components/players/form-part";
import type { AsksBirthDate } from "@/lib/jobs/queries/birth-date";
import type { OfferText } from "@/lib/jobs/queries/offer-text";
import { isCountry } from "@/lib/platform/i18n/countries";
import { AvailabilitySelect, ExperienceInput, WorkBirthDateInput } from "./work-fields";

type Props = { known?: OfferText; asksBirthDate?: AsksBirthDate };

export function PlaceFields({ known, asksBirthDate = "never" }: Props) {
  const nameOf = new Intl.DisplayNames(useLocale(), { type: "region" });
  const country = known?.locationCountry;
  const t = useTranslations("jobs.form");
  return (
    <FormPart title={t("where")}>
      <div className="pair">
        <AvailabilitySelect known={known?.availability} />
        <ExperienceInput known={known?.experienceYears} />
        <TextInput
          name="locationCity"
          label={t("city")}
          autoComplete="address-level2"
          maxLength={80}
          defaultValue={known?.locationCity}
          required
        />
        <TextInput
          name="locationCountry"
          label={t("country")}
          list={countryList}
          defaultValue={country && isCountry(country) ? nameOf.of(country) : country}
          autoComplete="country-name"
          required
        />
      </div>
      <CountryNames />
      {asksBirthDate === "always" && <WorkBirthDateInput required />}
      {asksBirthDate === "candidate" && (
        <div className="[.job-form:not(:has([value=candidate]:checked))_&]:hidden">
          <WorkBirthDateInput />
        </div>
      )}
      <TextInput
        name="certifications"
        label={t("certifications")}
        hint={t("certificationsHint")}
        maxLength={600}
        defaultValue={known?.certifications.join(", ")}
        required={false}
      />
    </FormPart>
  );
}
