import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Checks } from "@/components/form/checks";
import { countryList } from "@/components/form/country-list";
import { CountryNames } from "@/components/form/country-names";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { saveSeeker } from "@/lib/jobs/actions";
import type { OwnSeeker } from "@/lib/jobs/queries/seekers";
import { aboutLength } from "@/lib/jobs/schema/seeker";
import { countryName } from "@/lib/platform/i18n/countries";
import { languagesByName } from "@/lib/platform/i18n/spoken-languages";
import {
  AvailabilitySelect,
  ExperienceInput,
  JobTypeSelect,
  WorkBirthDateInput,
  WorkSportSelect,
} from "../work-fields";

/** The short profile of somebody who works in sport. */
export function SeekerForm({ own, birthDate }: { own: OwnSeeker | null; birthDate: string | null }) {
  const t = useTranslations("jobs.profile");
  const locale = useLocale();
  return (
    <Form action={saveSeeker} id="seeker" className="fields mt-5 max-w-[46rem]" keepsDraft>
      <div className="grid gap-[inherit] md:grid-cols-2">
        <WorkBirthDateInput known={birthDate} required />
        <JobTypeSelect known={own?.jobType} />
        <WorkSportSelect known={own?.sportSlug} />
        <AvailabilitySelect known={own?.availability} />
        <ExperienceInput known={own?.experienceYears} />
        <Place own={own} />
      </div>
      <CountryNames />
      <Checks
        name="languages"
        label={t("languages")}
        options={languagesByName(locale)}
        defaultValue={own?.languages.length ? own.languages : [locale]}
        required
      />
      <TextArea
        name="licences"
        label={t("licences")}
        hint={t("licencesHint")}
        defaultValue={own?.licences.join("\n")}
        rows={3}
        dir="auto"
        required={false}
      />
      <TextArea
        name="about"
        label={t("about")}
        hint={t("aboutHint")}
        defaultValue={own?.about}
        maxLength={aboutLength.max}
        rows={6}
        dir="auto"
        required
      />
      <Checkbox name="shown" hint={t("shownHint")} defaultChecked={!own?.jobType || own.status !== "hidden"}>
        {t("shown")}
      </Checkbox>
      <SubmitButton pending={t("saving")}>{t("save")}</SubmitButton>
    </Form>
  );
}

function Place({ own }: { own: OwnSeeker | null }) {
  const t = useTranslations("jobs.form");
  const locale = useLocale();
  return (
    <>
      <TextInput
        name="city"
        label={t("city")}
        autoComplete="address-level2"
        maxLength={80}
        defaultValue={own?.city}
        required
      />
      <TextInput
        name="country"
        label={t("country")}
        list={countryList}
        defaultValue={own?.country && countryName(locale, own.country)}
        autoComplete="country-name"
        required
      />
    </>
  );
}
