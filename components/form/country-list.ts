/** Id of the datalist of countries, for the `list` attribute of a field. */
export const countryList = "country-names";
