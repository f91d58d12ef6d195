export const locales = ["en", "fr", "es", "ar"] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";
export const localeCookie = "NEXT_LOCALE";
export const languageNames: Record<Locale, string> = {
  en: "English",
  fr: "Français",
  es: "Español",
  ar: "العربية",
};

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

export function direction(locale: Locale): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}

/** "/sports" in French is "/fr/sports"; English has no prefix. External addresses and fragments are unchanged. */
export function localePath(href: string, locale: Locale): string {
  if (locale === defaultLocale || !href.startsWith("/") || href.startsWith("//")) return href;
  const [path = "/", tail = ""] = splitOnce(href);
  return `/${locale}${path === "/" ? "" : path}${tail}`;
}

export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  return isLocale(first) ? { locale: first, path: `/${rest.join("/")}` } : { locale: defaultLocale, path: pathname };
}

function splitOnce(href: string): [string, string] {
  const end = href.search(/[?#]/);
  return end < 0 ? [href, ""] : [href.slice(0, end), href.slice(end)];
}
