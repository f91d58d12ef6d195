import type { Route } from "next";
import NextForm from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { Button } from "@/components/ui/button";
import { getPathname } from "@/lib/platform/i18n/navigation";
import type { Search } from "@/lib/search/schema/search";
import { levels, sportSlugs } from "@/lib/sports/schema/sports";

/** A GET form for the public cards. */
export function SearchForm({ search }: { search: Search }) {
  const t = useTranslations("search.search");
  const common = useTranslations("common");
  const sports = useTranslations("sports");
  const path = getPathname({ href: "/players", locale: useLocale() }) as Route;
  return (
    <NextForm className="criteria" role="search" action={path} scroll={false}>
      <Select
        name="sport"
        label={t("sport")}
        placeholder={t("any")}
        defaultValue={search.sport}
        options={sportSlugs.map((value) => ({ value, label: sports(`name.${value}`) }))}
      />
      <Select
        name="levels"
        label={common("level")}
        placeholder={t("any")}
        defaultValue={search.levels?.[0]}
        options={levels.map((value) => ({ value, label: sports(`level.${value}`) }))}
      />
      <Button type="submit">{common("show")}</Button>
    </NextForm>
  );
}
