import type { Part, Span } from "./contact-parts.ts";
import * as signals from "./contact-patterns.ts";

type NetworkMention = { first: number; after: number; weak: boolean };

const WORDS_BEFORE = 5;
const WORDS_BETWEEN = 4;

export function handlesIn(parts: readonly Part[]): Span[] {
  const spans: Span[] = [];
  let coveredTo = 0;
  for (let i = 0; i < parts.length - 1; i++) {
    const tag = tagAt(parts, i);
    if (tag) spans.push(tag);
    const venue = i < coveredTo ? null : venueAt(parts, i);
    if (!venue) continue;
    coveredTo = venue.after;
    const span = nameAfter(parts, venue) ?? nameBefore(parts, venue);
    if (span) spans.push(span);
  }
  return spans;
}

function tagAt(parts: readonly Part[], index: number): Span | null {
  const [part, next] = [parts[index] as Part, parts[index + 1] as Part];
  if (next.gap !== "#" || !/^\d{4}$/.test(next.text)) return null;
  const first = part.gap === "." && index > 0 ? (parts[index - 1] as Part) : part;
  return next.to - first.from > 6 ? { from: first.from, to: next.to } : null;
}

function venueAt(parts: readonly Part[], index: number): NetworkMention | null {
  const { text } = parts[index] as Part;
  const next = parts[index + 1] as Part;
  if (next.text && next.gap === " " && text.length > 2 && signals.venues.has(text + next.text))
    return { first: index, after: index + 2, weak: false };
  if (signals.venues.has(text) || signals.venues.has(replaceLookalikes(text)))
    return { first: index, after: index + 1, weak: false };
  if (signals.weakVenues.has(text)) return { first: index, after: index + 1, weak: true };
  return text.length === 1 ? spelledVenue(parts, index) : null;
}

const lookalikes: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };
const replaceLookalikes = (text: string) =>
  text.length > 10 || !/\d/.test(text) || !/\p{L}/u.test(text)
    ? ""
    : [...text].map((character) => lookalikes[character] ?? character).join("");

function spelledVenue(parts: readonly Part[], index: number): NetworkMention | null {
  let word = "";
  for (let i = index; i < parts.length && i - index < 9; i++) {
    const { text, gap } = parts[i] as Part;
    if (text.length !== 1 || (i > index && gap.length > 2)) break;
    word += text;
    if (signals.venues.has(word)) return { first: index, after: i + 1, weak: false };
  }
  return null;
}

function nameAfter(parts: readonly Part[], { first, after, weak }: NetworkMention): Span | null {
  const gap = parts[after]?.gap ?? "";
  const hasSign = isSigned(gap) || (gap === "/" && isSigned(":"));
  const hasOwnershipWord = isPrecededBy(parts, first, signals.owning);
  const hasCallToAction = isPrecededBy(parts, first, signals.calling);
  let [index, hasNamingWord, hasVerb] = [after, false, false];
  while (
    index - after < WORDS_BETWEEN &&
    index < parts.length - 1 &&
    (index === after || !endsClause(parts[index]?.gap ?? ""))
  ) {
    const { text } = parts[index] as Part;
    if (signals.naming.has(text)) hasNamingWord = true;
    else if (signals.being.has(text)) hasVerb = true;
    else if (!signals.filler.has(text) && text !== "in" && !signals.calling.has(text)) break;
    index++;
  }
  const name = nameAt(parts, index);
  if (!name || (index === after && endsClause(gap)) || (index > after && endsClause(parts[index]?.gap ?? "")))
    return null;
  const span = { from: (parts[first] as Part).from, to: name.to };
  const mayBeName = !isEverydayWord(name.text) && !signals.venues.has(name.text) && name.text.length > 1;
  const isWeakSignal = weak && (parts[first] as Part).text === "signal";
  if (isHandle(name.text) && (!weak || index - after < 2)) return span;
  if (!mayBeName) return null;
  if (hasSign && index === after) return !isWeakSignal || hasOwnershipWord ? span : null;
  if (parts[after]?.text === "in" && parts[after + 1]?.gap.trim() === "/") return span;
  if (hasNamingWord && !isWeakSignal) return span;
  if (hasVerb) return hasOwnershipWord ? span : null;
  if ((hasOwnershipWord || hasCallToAction) && (!weak || hasOwnershipWord)) return span;
  const venue = (parts[first] as Part).text;
  if (signals.bare.has(venue) && index === after && opensClause(parts, first)) return span;
  return isLatin(name.text) && !isLatin(venue) ? span : null;
}

function nameBefore(parts: readonly Part[], { first, after }: NetworkMention): Span | null {
  const linkWord = parts[first - 1];
  if (!linkWord || !signals.before.has(linkWord.text) || first < 2) return null;
  let index = first - 2;
  while (index > 0 && parts[index + 1] && first - index < WORDS_BEFORE && (parts[index] as Part).gap === ".") index--;
  const name = nameAt(parts, index);
  if (!name || isEverydayWord(name.text) || endsClause(linkWord.gap)) return null;
  const span = { from: (parts[index] as Part).from, to: (parts[after - 1] as Part).to };
  if (isHandle(name.text)) return span;
  return opensClause(parts, index) ||
    isPrecededBy(parts, index, signals.calling) ||
    isPrecededBy(parts, index, signals.owning)
    ? span
    : null;
}

function nameAt(parts: readonly Part[], index: number): { text: string; to: number } | null {
  const first = parts[index];
  if (!first?.text) return null;
  let [text, to] = [first.text, first.to];
  for (let i = index + 1; i - index < 4 && parts[i]?.gap === "." && parts[i]?.text; i++) {
    text += `.${parts[i]?.text}`;
    to = (parts[i] as Part).to;
  }
  return /\p{L}/u.test(text) ? { text, to } : null;
}

const isHandle = (name: string) =>
  /\p{L}/u.test(name) &&
  (name.includes("_") || (name.includes(".") && name.length > 4) || (/\p{L}{3}/u.test(name) && /\d/.test(name)));

const isEverydayWord = (name: string) => name.split("-").some((word) => signals.everyday.has(word));

const isLatin = (word: string) => /^[a-z0-9_.-]+$/.test(word);

function isSigned(gap: string): boolean {
  const trimmedGap = gap.trim();
  return (
    trimmedGap !== "" && trimmedGap.length <= 6 && !/[.,;!?،؛؟\n]/.test(trimmedGap) && !/^[)\]}’']/u.test(trimmedGap)
  );
}

const opensClause = (parts: readonly Part[], index: number) =>
  index === 0 ||
  /[:,.!?\n]/.test((parts[index] as Part).gap.slice(0, 8)) ||
  signals.adding.has((parts[index - 1] as Part).text);

const endsClause = (gap: string) => /[.!?;؛؟\n]/.test(gap.slice(0, 8));

function isPrecededBy(parts: readonly Part[], index: number, words: ReadonlySet<string>): boolean {
  for (let i = index - 1; i >= 0 && index - i <= WORDS_BEFORE; i--) {
    const { text } = parts[i] as Part;
    if (words.has(text) || text.split("-").some((word) => words.has(word))) return true;
  }
  return false;
}
