import { addedAt, openedByName, type PrivacyAttribute, type PrivacyLevel } from "./privacy";

type Label = (attribute: PrivacyAttribute) => string;
export type PrivacyWords = Record<PrivacyLevel | "never", string>;

/** What each level adds, and what is never shown, as a list in the words of a language. */
export function privacyWords(label: Label, locale: string, subject: { minor: boolean }): PrivacyWords {
  const list = (level: PrivacyLevel | "never") => listed(addedAt(level, subject), label, locale);
  return { card: list("card"), profile: list("profile"), identity: list("identity"), never: list("never") };
}

/** What a published name opens beside itself. */
export const openedByNameWords = (label: Label, locale: string) => listed(openedByName, label, locale);

const listed = (attributes: readonly PrivacyAttribute[], label: Label, locale: string) =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(attributes.map(label));
