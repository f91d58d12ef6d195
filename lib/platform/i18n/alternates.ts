import type { Metadata } from "next";
import { defaultLocale, type Locale, localePath, locales } from "./routing";

/** `path` has no language prefix. */
export function alternates(path: string, locale: Locale): Metadata["alternates"] {
  const languages = Object.fromEntries(locales.map((each) => [each, localePath(path, each)]));
  return {
    canonical: localePath(path, locale),
    languages: { ...languages, "x-default": localePath(path, defaultLocale) },
  };
}
