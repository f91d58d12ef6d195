/** The id of the list of countries, for the `list` of a field: its suggestions while a name is typed, with and without scripts. */
export const countryList = "country-names";
