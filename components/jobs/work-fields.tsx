import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { availabilities, experience, jobTypes } from "@/lib/jobs/schema/job";
import { sportSlugs } from "@/lib/sports/schema";

type Known = { known: string | null | undefined };

export function JobTypeSelect({ known }: Known) {
  const t = useTranslations("jobs.form");
  const types = useTranslations("jobs.type");
  return (
    <Select
      name="jobType"
      label={t("jobType")}
      placeholder={t("choose")}
      defaultValue={known}
      options={jobTypes.map((value) => ({ value, label: types(value) }))}
      required
    />
  );
}

export function WorkSportSelect({ known }: Known) {
  const t = useTranslations("jobs.form");
  const sports = useTranslations("sports.name");
  return (
    <Select
      name="sport"
      label={t("sport")}
      placeholder={t("choose")}
      defaultValue={known}
      options={sportSlugs.map((value) => ({ value, label: sports(value) }))}
      required
    />
  );
}

export function AvailabilitySelect({ known }: Known) {
  const t = useTranslations("jobs.form");
  const times = useTranslations("jobs.availability");
  return (
    <Select
      name="availability"
      label={t("availability")}
      placeholder={t("choose")}
      defaultValue={known}
      options={availabilities.map((value) => ({ value, label: times(value) }))}
      required
    />
  );
}

export function ExperienceInput({ known }: { known: number | null | undefined }) {
  return (
    <TextInput
      name="experienceYears"
      type="number"
      inputMode="numeric"
      label={useTranslations("jobs.form")("experience")}
      min={experience.min}
      max={experience.max}
      defaultValue={known}
      required={false}
    />
  );
}

/** For forms that make somebody one who works in sport. */
export function WorkBirthDateInput({ known, required }: { known?: string | null; required?: boolean }) {
  const t = useTranslations("jobs.form");
  return (
    <TextInput
      name="birthDate"
      type="date"
      label={t("birthDate")}
      hint={t("birthDateHint")}
      defaultValue={known}
      autoComplete="bday"
      required={required}
    />
  );
}
