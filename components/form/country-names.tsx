import { useLocale } from "next-intl";
import { countriesByName } from "@/lib/core/countries";

/** What `list={countryNames}` of a field offers while a country's name is typed, with and without scripts. Once for each form. */
export const countryNames = "country-names";

export function CountryNames() {
  return (
    <datalist id={countryNames}>
      {countriesByName(useLocale()).map(({ value, label }) => (
        <option key={value} value={label} />
      ))}
    </datalist>
  );
}
