import { useFormatter, useTranslations } from "next-intl";
import { useCountryName } from "@/components/search/words";
import { FiguresTable } from "@/components/trust/reports/figures-table";
import type { CountryRow } from "@/lib/trust/queries/countries";

/** Countries with their numbers of listed players and active recruiters. */
export function CountryList({ countries }: { countries: CountryRow[] }) {
  const t = useTranslations("admin");
  const format = useFormatter();
  const name = useCountryName();
  return (
    <FiguresTable
      caption={t("tile.countries")}
      heads={[t("people.country"), format.list([t("tile.players"), t("tile.recruiters")])]}
      rows={countries.map(({ country, people }) => ({
        key: country,
        cells: [name(country), format.number(people, "whole")],
      }))}
    />
  );
}
