import { displayNames } from "./display-names";

export const spokenLanguages = "en fr es ar pt de it nl pl ro tr ru uk sv fa ur hi id vi zh ja ko sw wo".split(" ");

export const languageName = (locale: string, code: string): string => displayNames(locale, "language").of(code) ?? code;

export function languagesByName(locale: string): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale);
  return spokenLanguages
    .map((value) => ({ value, label: languageName(locale, value) }))
    .sort((a, b) => compare(a.label, b.label));
}
