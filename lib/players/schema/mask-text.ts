import { contactsIn, withMarks } from "@/lib/platform/text/contact-details";
import type { Span } from "@/lib/platform/text/contact-parts";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { type Known, namedSpans, type Own, ownNamesIn } from "./names-in-text";
import { isShown, type PrivacyReader, type PrivacySubject } from "./privacy";

/** Whose text it is: the name opens with the identity, unless it is published. */
export type Author = PrivacySubject & { fullName: string };

/** Where in a text stands what is masked. */
export type FindMasked = (text: string) => Span[];

/** What of an author's texts this reader may not see: contact details and the author's own name, each up to the level from which it is shown. */
export function maskedFor(author: Author, reader: PrivacyReader): FindMasked {
  const hidesContacts = !isShown("ownContact", author, reader);
  const hidesName = !isShown("name", author, reader);
  return (text) => [
    ...(hidesContacts ? contactsIn(text) : []),
    ...(hidesName ? ownNamesIn(text, [author.fullName]) : []),
  ];
}

/** Where a text about a minor holds what it may not before both yeses: contact details, and names of persons, clubs and places. */
export const minorSpans = (text: string, known: Known, names: Own): Span[] => [
  ...contactsIn(text),
  ...namedSpans(text, known, names),
];

export const maskText = (text: string, find: FindMasked): string => withMarks(text, find(text), hiddenMark);

/** The row with these fields masked; null stays null. */
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

/** What is spoken in captions, line by line. */
const isSpoken = (line: string) => line !== "" && line !== "WEBVTT" && !line.includes("-->");
export const spokenIn = (captions: string): string => captions.split("\n").filter(isSpoken).join("\n");

/** Captions with their times; what is masked may begin in one line and end in another. */
export function maskCaptions(captions: string, find: FindMasked): string {
  const spoken = spokenIn(captions);
  const inLines = find(spoken).flatMap(({ from, to }) =>
    [...spoken.slice(from, to).matchAll(/[^\n]+/g)].map(({ 0: piece, index }) => ({
      from: from + index,
      to: from + index + piece.length,
    })),
  );
  const masked = withMarks(spoken, inLines, hiddenMark).split("\n").values();
  return captions
    .split("\n")
    .map((line) => (isSpoken(line) ? (masked.next().value ?? line) : line))
    .join("\n");
}
