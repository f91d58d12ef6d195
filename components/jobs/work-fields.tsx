import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { availabilities, experience, jobTypes, payLength } from "@/lib/jobs/schema/job";
import { sportSlugs } from "@/lib/sports/schema/sports";

type FieldProps = { savedValue: string | null | undefined };

export function JobTypeSelect({ savedValue }: FieldProps) {
  const t = useTranslations("jobs.form");
  const types = useTranslations("jobs.type");
  return (
    <Select
      name="jobType"
      label={t("jobType")}
      placeholder={t("choose")}
      defaultValue={savedValue}
      options={jobTypes.map((value) => ({ value, label: types(value) }))}
      required
    />
  );
}

export function WorkSportSelect({ savedValue }: FieldProps) {
  const t = useTranslations("jobs.form");
  const sports = useTranslations("sports.name");
  return (
    <Select
      name="sport"
      label={t("sport")}
      placeholder={t("choose")}
      defaultValue={savedValue}
      options={sportSlugs.map((value) => ({ value, label: sports(value) }))}
      required
    />
  );
}

export function AvailabilitySelect({ savedValue }: FieldProps) {
  const t = useTranslations("jobs.form");
  const times = useTranslations("jobs.availability");
  return (
    <Select
      name="availability"
      label={t("availability")}
      placeholder={t("choose")}
      defaultValue={savedValue}
      options={availabilities.map((value) => ({ value, label: times(value) }))}
      required
    />
  );
}

export function ExperienceInput({ savedValue }: { savedValue: number | null | undefined }) {
  return (
    <TextInput
      name="experienceYears"
      type="number"
      inputMode="numeric"
      label={useTranslations("jobs.form")("experience")}
      min={experience.min}
      max={experience.max}
      defaultValue={savedValue}
      required={false}
    />
  );
}

export function PayInput({ savedValue }: FieldProps) {
  const t = useTranslations("jobs.pay");
  return (
    <TextInput
      name="pay"
      label={t("label")}
      hint={t("hint")}
      maxLength={payLength}
      defaultValue={savedValue}
      required={false}
    />
  );
}

/** For forms that create a job seeker. */
export function WorkBirthDateInput({ savedValue, required }: { savedValue?: string | null; required?: boolean }) {
  const t = useTranslations("jobs.form");
  return (
    <TextInput
      name="birthDate"
      type="date"
      label={t("birthDate")}
      hint={t("birthDateHint")}
      defaultValue={savedValue}
      autoComplete="bday"
      required={required}
    />
  );
}
