import { defaultLocale, locales } from "./routing";

/** Languages that are the first segment of an address. */
export const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);
