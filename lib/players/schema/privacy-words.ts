import type { AccessLevel } from "@/lib/platform/access-level";
import { addedAt, openedByName, type PrivacyAttribute } from "./privacy";

type Label = (attribute: PrivacyAttribute) => string;
export type PrivacyWords = Record<AccessLevel | "never", string>;

export function privacyWords(label: Label, locale: string, subject: { minor: boolean }): PrivacyWords {
  const list = (level: AccessLevel | "never") => formatList(addedAt(level, subject), label, locale);
  return { card: list("card"), profile: list("profile"), identity: list("identity"), never: list("never") };
}

export const openedByNameWords = (label: Label, locale: string) => formatList(openedByName, label, locale);

const formatList = (attributes: readonly PrivacyAttribute[], label: Label, locale: string) =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(attributes.map(label));
