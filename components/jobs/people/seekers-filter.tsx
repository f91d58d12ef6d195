import { useTranslations } from "next-intl";
import { FilterForm } from "@/components/form/filter-form";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { availabilities, jobTypes } from "@/lib/jobs/schema/job";
import type { SeekerSearch } from "@/lib/jobs/schema/seeker";
import { sportSlugs } from "@/lib/sports/schema/sports";

export function SeekersFilter({ search }: { search: SeekerSearch }) {
  const t = useTranslations("jobs");
  const common = useTranslations("common");
  const sports = useTranslations("sports.name");
  return (
    <FilterForm path="/professionals" label={t("filter.label")} submit={t("filter.show")}>
      <Select
        name="type"
        label={t("filter.type")}
        placeholder={t("people.any")}
        defaultValue={search.type}
        options={jobTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <Select
        name="sport"
        label={common("sport")}
        placeholder={t("people.any")}
        defaultValue={search.sport}
        options={sportSlugs.map((value) => ({ value, label: sports(value) }))}
      />
      <Select
        name="time"
        label={t("offer.time")}
        placeholder={t("people.anyTime")}
        defaultValue={search.time}
        options={availabilities.map((value) => ({ value, label: t(`availability.${value}`) }))}
      />
      <TextInput name="place" label={t("filter.place")} defaultValue={search.place} maxLength={80} />
    </FilterForm>
  );
}
