import { useLocale } from "next-intl";
import { countriesByName } from "@/lib/core/countries";
import { countryList } from "./country-list";

/** Once for each form. */
export function CountryNames() {
  return (
    <datalist id={countryList}>
      {countriesByName(useLocale()).map(({ value, label }) => (
        <option key={value} value={label} />
      ))}
    </datalist>
  );
}
