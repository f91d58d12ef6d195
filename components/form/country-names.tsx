import { useLocale } from "next-intl";
import { countriesByName } from "@/lib/platform/i18n/countries";
import { countryList } from "./country-list";

/** Must be rendered once per form. */
export function CountryNames() {
  return (
    <datalist id={countryList}>
      {countriesByName(useLocale()).map(({ value, label }) => (
        <option key={value} value={label} />
      ))}
    </datalist>
  );
}
