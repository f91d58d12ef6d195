import { addressesIn } from "./contact-addresses.ts";
import { handlesIn } from "./contact-handles.ts";
import { partsOf, type Span } from "./contact-parts.ts";
import { signs } from "./contact-patterns.ts";
import { phonesIn } from "./contact-phones.ts";
import { normalizeWithPositions } from "./normalize-with-positions.ts";

export const contactKinds = ["email", "phone", "handle", "link"] as const;
export type ContactKind = (typeof contactKinds)[number];

type Found = Span & { kind: ContactKind };

/** The text without e-mail addresses, telephone numbers, names on social networks and links, also spelled out: `mark` stands where one was; and which kinds were found. */
export function hideContacts(written: string, mark: string): { text: string; hidden: ContactKind[] } {
  const found = contactsIn(written);
  return {
    text: withMarks(written, found, mark),
    hidden: contactKinds.filter((kind) => found.some((one) => one.kind === kind)),
  };
}

/** The text with `mark` in place of each span; what touches or overlaps is one. */
export function withMarks(written: string, spans: readonly Span[], mark: string): string {
  const pieces: string[] = [];
  let last = 0;
  for (const { from, to } of apart(spans)) {
    pieces.push(written.slice(last, from), mark);
    last = to;
  }
  return pieces.join("") + written.slice(last);
}

/** Where contact details stand in a text, in places of it as it was written. One pass over its words, however long it is. */
export function contactsIn(written: string): Found[] {
  const { text, at } = normalizeWithPositions(written);
  const parts = partsOf(text);
  const isCapital = (place: number) => /\p{Lu}/u.test(written[at[place] ?? 0] ?? "");
  const addresses = addressesIn(text, parts, isCapital);
  const handles = handlesIn(parts).map((span) => ({ ...span, kind: "handle" as const }));
  const taken = new Uint8Array(text.length + 1);
  for (const { from, to } of apart([...addresses, ...handles])) taken.fill(1, from, to);
  const phones = phonesIn(text, parts, (place) => taken[place] === 1);
  return [...addresses, ...handles, ...phones.map((span) => ({ ...span, kind: "phone" as const }))].map(
    ({ kind, from, to }) => ({ kind, from: at[from] ?? 0, to: at[to] ?? written.length }),
  );
}

/** The text with the signs of addresses in place of their names, and without spaces and brackets: what was spelled out can be compared. */
export function inSigns(written: string): string {
  const pieces: string[] = [];
  for (const { text, gap } of partsOf(normalizeWithPositions(written).text)) {
    pieces.push(gap.replace(/[\s()[\]{}<>]/g, ""));
    const sign = signs.at.has(text) || signs.weakAt.has(text) ? "@" : signs.dot.has(text) ? "." : text;
    pieces.push(sign);
  }
  return pieces.join("");
}

/** In the order they stand, what touches or overlaps as one. */
function apart(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const before = merged.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
