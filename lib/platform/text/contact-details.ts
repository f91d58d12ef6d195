import { addressesIn } from "./contact-addresses.ts";
import { handlesIn } from "./contact-handles.ts";
import { partsOf, type Span } from "./contact-parts.ts";
import { signs } from "./contact-patterns.ts";
import { phonesIn } from "./contact-phones.ts";
import { normalizeWithPositions } from "./normalize-with-positions.ts";

export const contactKinds = ["email", "phone", "handle", "link"] as const;
export type ContactKind = (typeof contactKinds)[number];

type Found = Span & { kind: ContactKind };

/** Replaces e-mail addresses, phone numbers, network names and links, also spelled out, by `mark`; returns the kinds found. */
export function hideContacts(written: string, mark: string): { text: string; hidden: ContactKind[] } {
  const found = contactsIn(written);
  return {
    text: withMarks(written, found, mark),
    hidden: contactKinds.filter((kind) => found.some((one) => one.kind === kind)),
  };
}

/** Overlapping or touching spans become one. */
export function withMarks(written: string, spans: readonly Span[], mark: string): string {
  const pieces: string[] = [];
  let last = 0;
  for (const { from, to } of mergeSpans(spans)) {
    pieces.push(written.slice(last, from), mark);
    last = to;
  }
  return pieces.join("") + written.slice(last);
}

/** Spans in the original text; one pass. */
export function contactsIn(written: string): Found[] {
  const { text, at } = normalizeWithPositions(written);
  const parts = partsOf(text);
  const isCapital = (place: number) => /\p{Lu}/u.test(written[at[place] ?? 0] ?? "");
  const addresses = addressesIn(text, parts, isCapital);
  const handles = handlesIn(parts).map((span) => ({ ...span, kind: "handle" as const }));
  const isTaken = new Uint8Array(text.length + 1);
  for (const { from, to } of mergeSpans([...addresses, ...handles])) isTaken.fill(1, from, to);
  const phones = phonesIn(text, parts, (place) => isTaken[place] === 1);
  return [...addresses, ...handles, ...phones.map((span) => ({ ...span, kind: "phone" as const }))].map(
    ({ kind, from, to }) => ({ kind, from: at[from] ?? 0, to: at[to] ?? written.length }),
  );
}

/** Replaces spelled-out signs and removes spaces and brackets, for comparison. */
export function inSigns(written: string): string {
  const pieces: string[] = [];
  for (const { text, gap } of partsOf(normalizeWithPositions(written).text)) {
    pieces.push(gap.replace(/[\s()[\]{}<>]/g, ""));
    const sign = signs.at.has(text) || signs.weakAt.has(text) ? "@" : signs.dot.has(text) ? "." : text;
    pieces.push(sign);
  }
  return pieces.join("");
}

/** Sorted and merged. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const before = merged.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
