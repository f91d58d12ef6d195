import { useTranslations } from "next-intl";
import { FilterForm } from "@/components/form/filter-form";
import { Select } from "@/components/form/select";
import { gameRoles, gameSlugs, games, rolesOf, serverRegions } from "@/lib/players/schema/esport-games";
import { type EsportSearch, rankThresholds } from "@/lib/players/schema/esport-search";
import { useTop } from "./words";

export function EsportFilter({ search }: { search: EsportSearch }) {
  const t = useTranslations("esport");
  const top = useTop();
  const roles = search.game ? rolesOf(search.game) : gameRoles;
  return (
    <FilterForm path="/esport" label={t("filter.label")} submit={t("filter.show")}>
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
        options={rankThresholds.map((value) => ({ value, label: top(Number(value)) }))}
      />
    </FilterForm>
  );
}
