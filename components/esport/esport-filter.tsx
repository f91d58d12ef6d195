import type { Route } from "next";
import NextForm from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { Button } from "@/components/ui/button";
import { getPathname } from "@/lib/core/i18n/navigation";
import { gameRoles, gameSlugs, games, rolesOf, serverRegions } from "@/lib/esport/schema/games";
import { type EsportSearch, ranksAsked } from "@/lib/esport/schema/search";
import { useTop } from "./words";

/** A form of the address itself: works without scripts, and every result can be shared. */
export function EsportFilter({ search }: { search: EsportSearch }) {
  const t = useTranslations("esport");
  const path = getPathname({ href: "/esport", locale: useLocale() }) as Route;
  const top = useTop();
  const roles = search.game ? rolesOf(search.game) : gameRoles;
  return (
    <NextForm
      action={path}
      scroll={false}
      role="search"
      aria-label={t("filter.label")}
      className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      <Select
        name="game"
        label={t("filter.game")}
        placeholder={t("filter.anyGame")}
        defaultValue={search.game}
        options={gameSlugs.map((value) => ({ value, label: games[value].name }))}
      />
      <Select
        name="role"
        label={t("filter.role")}
        placeholder={t("filter.anyRole")}
        defaultValue={search.role}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <Select
        name="region"
        label={t("filter.region")}
        placeholder={t("filter.anyRegion")}
        defaultValue={search.region}
        options={serverRegions.map((value) => ({ value, label: t(`region.${value}`) }))}
      />
      <Select
        name="rank"
        label={t("filter.rank")}
        placeholder={t("filter.anyRank")}
        defaultValue={search.rank}
        options={ranksAsked.map((value) => ({ value, label: top(Number(value)) }))}
      />
      <Button type="submit" className="col-span-2 justify-self-start lg:col-span-1">
        {t("filter.show")}
      </Button>
    </NextForm>
  );
}
