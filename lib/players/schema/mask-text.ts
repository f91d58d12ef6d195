import { contactsIn, withMarks } from "@/lib/platform/text/contact-details";
import type { Span } from "@/lib/platform/text/contact-parts";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { type NamesToMask, namedSpans, type Own, ownNamesIn } from "./names-in-text";
import { isShown, type PrivacyReader, type PrivacySubject } from "./privacy";

export type Author = PrivacySubject & { fullName: string };

export type FindMasked = (text: string) => Span[];

/** Masks the contact details and the author's own name where the reader's access level does not show them. */
export function maskedFor(author: Author, reader: PrivacyReader): FindMasked {
  const hidesContacts = !isShown("ownContact", author, reader);
  const hidesName = !isShown("name", author, reader);
  return (text) => [
    ...(hidesContacts ? contactsIn(text) : []),
    ...(hidesName ? ownNamesIn(text, [author.fullName]) : []),
  ];
}

/** The spans that a minor's text must not contain before both consents: contact details, and names of persons, clubs and places. */
export const minorSpans = (text: string, knownNames: NamesToMask, names: Own): Span[] => [
  ...contactsIn(text),
  ...namedSpans(text, knownNames, names),
];

export const maskText = (text: string, find: FindMasked): string => withMarks(text, find(text), hiddenMark);

export function maskFields<Row extends object, Field extends keyof Row>(
  row: Row,
  fields: readonly Field[],
  find: FindMasked,
): Row {
  const masked = { ...row };
  for (const field of fields) {
    const text = row[field];
    if (typeof text === "string") masked[field] = maskText(text, find) as Row[Field];
  }
  return masked;
}

const factFields = ["label", "value", "source"] as const;
type FactTexts = Record<(typeof factFields)[number], string | null>;
export const maskFact = <Fact extends FactTexts>(fact: Fact, find: FindMasked): Fact =>
  maskFields(fact, factFields, find);

const isSpoken = (line: string) => line !== "" && line !== "WEBVTT" && !line.includes("-->");
export const spokenIn = (captions: string): string => captions.split("\n").filter(isSpoken).join("\n");

/** Masks the spoken lines of captions; a masked span may extend over several lines. */
export function maskCaptions(captions: string, find: FindMasked): string {
  const spoken = spokenIn(captions);
  const lineSpans = find(spoken).flatMap(({ from, to }) =>
    [...spoken.slice(from, to).matchAll(/[^\n]+/g)].map(({ 0: linePart, index }) => ({
      from: from + index,
      to: from + index + linePart.length,
    })),
  );
  const masked = withMarks(spoken, lineSpans, hiddenMark).split("\n").values();
  return captions
    .split("\n")
    .map((line) => (isSpoken(line) ? (masked.next().value ?? line) : line))
    .join("\n");
}
