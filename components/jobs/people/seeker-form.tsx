import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { countryList } from "@/components/form/country-list";
import { CountryNames } from "@/components/form/country-names";
import { Form } from "@/components/form/form";
import { LanguageChecks } from "@/components/form/language-checks";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { saveSeeker } from "@/lib/jobs/actions";
import type { OwnSeeker } from "@/lib/jobs/queries/seekers";
import { aboutLength } from "@/lib/jobs/schema/seeker";
import { countryName } from "@/lib/platform/i18n/countries";
import {
  AvailabilitySelect,
  ExperienceInput,
  JobTypeSelect,
  WorkBirthDateInput,
  WorkSportSelect,
} from "../work-fields";

export function SeekerForm({ own: ownSeeker, birthDate }: { own: OwnSeeker | null; birthDate: string | null }) {
  const t = useTranslations("jobs.profile");
  const jobs = useTranslations("jobs");
  return (
    <Form action={saveSeeker} id="seeker" className="fields mt-5 max-w-[46rem]" keepsDraft>
      <div className="grid gap-[inherit] md:grid-cols-2">
        <WorkBirthDateInput savedValue={birthDate} required />
        <JobTypeSelect savedValue={ownSeeker?.jobType} />
        <WorkSportSelect savedValue={ownSeeker?.sportSlug} />
        <AvailabilitySelect savedValue={ownSeeker?.availability} />
        <ExperienceInput savedValue={ownSeeker?.experienceYears} />
        <PlaceFieldset own={ownSeeker} />
      </div>
      <CountryNames />
      <LanguageChecks label={t("languages")} chosen={ownSeeker?.languages} />
      <TextArea
        name="licences"
        label={jobs("people.licences")}
        hint={t("licencesHint")}
        defaultValue={ownSeeker?.licences.join("\n")}
        rows={3}
        dir="auto"
        required={false}
      />
      <TextArea
        name="about"
        label={t("about")}
        hint={t("aboutHint")}
        defaultValue={ownSeeker?.about}
        maxLength={aboutLength.max}
        rows={6}
        dir="auto"
        required
      />
      <Checkbox
        name="shown"
        hint={t("shownHint")}
        defaultChecked={!ownSeeker?.jobType || ownSeeker.status !== "hidden"}
      >
        {t("shown")}
      </Checkbox>
      <SubmitButton doing="saving">{t("save")}</SubmitButton>
    </Form>
  );
}

function PlaceFieldset({ own: ownSeeker }: { own: OwnSeeker | null }) {
  const t = useTranslations("jobs.form");
  const locale = useLocale();
  return (
    <>
      <TextInput
        name="city"
        label={t("city")}
        autoComplete="address-level2"
        maxLength={80}
        defaultValue={ownSeeker?.city}
        required
      />
      <TextInput
        name="country"
        label={t("country")}
        list={countryList}
        defaultValue={ownSeeker?.country && countryName(locale, ownSeeker.country)}
        autoComplete="country-name"
        required
      />
    </>
  );
}
