/** ISO 639 codes of the languages a person can say they speak; their names come from Intl.DisplayNames. */
export const spokenLanguages = "en fr es ar pt de it nl pl ro tr ru uk sv fa ur hi id vi zh ja ko sw wo".split(" ");

export const languageName = (locale: string, code: string): string =>
  new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;

/** All of them by name in this language, in its alphabet's order. */
export function languagesByName(locale: string): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale);
  return spokenLanguages
    .map((value) => ({ value, label: languageName(locale, value) }))
    .sort((one, other) => compare(one.label, other.label));
}
