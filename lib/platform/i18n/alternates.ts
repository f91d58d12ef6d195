import type { Metadata } from "next";
import { defaultLocale, type Locale, localePath, locales } from "./routing";

export function alternates(path: string, locale: Locale): Metadata["alternates"] {
  const languages = Object.fromEntries(locales.map((language) => [language, localePath(path, language)]));
  return {
    canonical: localePath(path, locale),
    languages: { ...languages, "x-default": localePath(path, defaultLocale) },
  };
}
