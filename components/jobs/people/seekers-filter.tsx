import type { Route } from "next";
import NextForm from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { Button } from "@/components/ui/button";
import { getPathname } from "@/lib/core/i18n/navigation";
import { availabilities, jobTypes } from "@/lib/jobs/schema/job";
import type { SeekerSearch } from "@/lib/jobs/schema/seeker";
import { sportSlugs } from "@/lib/sports/schema";

/** A form of the address itself: works without scripts, and every result can be shared. */
export function SeekersFilter({ search }: { search: SeekerSearch }) {
  const t = useTranslations("jobs");
  const sports = useTranslations("sports.name");
  const path = getPathname({ href: "/professionals", locale: useLocale() }) as Route;
  return (
    <NextForm
      action={path}
      scroll={false}
      role="search"
      aria-label={t("filter.label")}
      className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      <Select
        name="type"
        label={t("filter.type")}
        placeholder={t("filter.anyType")}
        defaultValue={search.type}
        options={jobTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <Select
        name="sport"
        label={t("filter.sport")}
        placeholder={t("filter.anySport")}
        defaultValue={search.sport}
        options={sportSlugs.map((value) => ({ value, label: sports(value) }))}
      />
      <Select
        name="time"
        label={t("people.time")}
        placeholder={t("people.anyTime")}
        defaultValue={search.time}
        options={availabilities.map((value) => ({ value, label: t(`availability.${value}`) }))}
      />
      <TextInput name="place" label={t("filter.place")} defaultValue={search.place} maxLength={80} />
      <Button type="submit" className="col-span-2 justify-self-start lg:col-span-1">
        {t("filter.show")}
      </Button>
    </NextForm>
  );
}
