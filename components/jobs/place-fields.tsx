import { useLocale, useTranslations } from "next-intl";
import { countryList } from "@/components/form/country-list";
import { CountryNames } from "@/components/form/country-names";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "@/components/players/form-part";
import type { AsksBirthDate } from "@/lib/jobs/queries/birth-date";
import type { StatedWork } from "@/lib/jobs/queries/offer-text";
import { isCountry } from "@/lib/platform/i18n/countries";
import { displayNames } from "@/lib/platform/i18n/display-names";
import { AvailabilitySelect, ExperienceInput, PayInput, WorkBirthDateInput } from "./work-fields";

type Props = { savedPlace?: StatedWork; asksBirthDate?: AsksBirthDate; minor?: boolean };

/** A minor states no pay. */
export function PlaceFields({ savedPlace, asksBirthDate = "never", minor = false }: Props) {
  const nameOf = displayNames(useLocale(), "region");
  const country = savedPlace?.locationCountry;
  const t = useTranslations("jobs.form");
  return (
    <FormPart title={t("where")}>
      <div className="pair">
        <AvailabilitySelect savedValue={savedPlace?.availability} />
        <ExperienceInput savedValue={savedPlace?.experienceYears} />
        <TextInput
          name="locationCity"
          label={t("city")}
          autoComplete="address-level2"
          maxLength={80}
          defaultValue={savedPlace?.locationCity}
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
      {!minor && <PayInput savedValue={savedPlace?.pay} />}
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
        defaultValue={savedPlace?.certifications?.join(", ")}
        required={false}
      />
    </FormPart>
  );
}
