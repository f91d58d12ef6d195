import { useFormatter, useTranslations } from "next-intl";
import { FiguresTable } from "@/components/reports/figures-table";
import { useCountryName } from "@/components/search/words";
import type { CountryRow } from "@/lib/reports/queries/countries";

/** Every country that the tile of the countries counts, with how many listed talents and active recruiters come from it. */
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
