const cached = new Map<string, Intl.DisplayNames>();

/** The names of countries or languages in a language. Kept for each of the four, because creating one costs more than a page's use of it. */
export function displayNames(locale: string, type: "region" | "language"): Intl.DisplayNames {
  const key = `${locale} ${type}`;
  const names = cached.get(key) ?? new Intl.DisplayNames(locale, { type });
  cached.set(key, names);
  return names;
}
