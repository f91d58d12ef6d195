import { addressesIn } from "./contact-addresses.ts";
import { handlesIn } from "./contact-handles.ts";
import { type Span, splitParts } from "./contact-parts.ts";
import { signs } from "./contact-patterns.ts";
import { phonesIn } from "./contact-phones.ts";
import { normalizeWithPositions } from "./normalize-with-positions.ts";

export const contactKinds = ["email", "phone", "handle", "link"] as const;
export type ContactKind = (typeof contactKinds)[number];

type FoundContact = Span & { kind: ContactKind };

/** Replaces e-mail addresses, phone numbers, network names and links, also spelled out, by `mark`; returns the kinds found. */
export function hideContacts(original: string, mark: string): { text: string; hidden: ContactKind[] } {
  const contacts = contactsIn(original);
  return {
    text: withMarks(original, contacts, mark),
    hidden: contactKinds.filter((kind) => contacts.some((contact) => contact.kind === kind)),
  };
}

/** Replaces spans by `mark`; overlapping or touching spans become one. */
export function withMarks(original: string, spans: readonly Span[], mark: string): string {
  const pieces: string[] = [];
  let copiedTo = 0;
  for (const { from, to } of mergeSpans(spans)) {
    pieces.push(original.slice(copiedTo, from), mark);
    copiedTo = to;
  }
  return pieces.join("") + original.slice(copiedTo);
}

/** The contact details as spans of the original text; reads the text once. */
export function contactsIn(original: string): FoundContact[] {
  const { text, at: originalPositions } = normalizeWithPositions(original);
  const parts = splitParts(text);
  const isCapital = (position: number) => /\p{Lu}/u.test(original[originalPositions[position] ?? 0] ?? "");
  const addresses = addressesIn(text, parts, isCapital);
  const handles = handlesIn(parts).map((span) => ({ ...span, kind: "handle" as const }));
  const isTaken = new Uint8Array(text.length + 1);
  for (const { from, to } of mergeSpans([...addresses, ...handles])) isTaken.fill(1, from, to);
  const phones = phonesIn(text, parts, (position) => isTaken[position] === 1);
  return [...addresses, ...handles, ...phones.map((span) => ({ ...span, kind: "phone" as const }))].map(
    ({ kind, from, to }) => ({
      kind,
      from: originalPositions[from] ?? 0,
      to: originalPositions[to] ?? original.length,
    }),
  );
}

export function inSigns(original: string): string {
  const pieces: string[] = [];
  for (const { text, gap } of splitParts(normalizeWithPositions(original).text)) {
    pieces.push(gap.replace(/[\s()[\]{}<>]/g, ""));
    const sign = signs.at.has(text) || signs.weakAt.has(text) ? "@" : signs.dot.has(text) ? "." : text;
    pieces.push(sign);
  }
  return pieces.join("");
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const previous = merged.at(-1);
    if (previous && from <= previous.to) previous.to = Math.max(previous.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
