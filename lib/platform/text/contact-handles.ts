import type { Part, Span } from "./contact-parts.ts";
import * as said from "./contact-patterns.ts";

type Venue = { first: number; after: number; weak: boolean };

/** Window sizes in words. */
const BEFORE = 5;
const BETWEEN = 4;

/** Names on networks mentioned near the network's name, or behind a number sign. */
export function handlesIn(parts: readonly Part[]): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (let i = 0; i < parts.length - 1; i++) {
    const tagged = tagAt(parts, i);
    if (tagged) found.push(tagged);
    const venue = i < done ? null : venueAt(parts, i);
    if (!venue) continue;
    done = venue.after;
    const span = nameAfter(parts, venue) ?? nameBefore(parts, venue);
    if (span) found.push(span);
  }
  return found;
}

/** "juan#1234". */
function tagAt(parts: readonly Part[], at: number): Span | null {
  const [part, next] = [parts[at] as Part, parts[at + 1] as Part];
  if (next.gap !== "#" || !/^\d{4}$/.test(next.text)) return null;
  const first = part.gap === "." && at > 0 ? (parts[at - 1] as Part) : part;
  return next.to - first.from > 6 ? { from: first.from, to: next.to } : null;
}

function venueAt(parts: readonly Part[], at: number): Venue | null {
  const { text } = parts[at] as Part;
  const next = parts[at + 1] as Part;
  if (next.text && next.gap === " " && text.length > 2 && said.venues.has(text + next.text))
    return { first: at, after: at + 2, weak: false };
  if (said.venues.has(text) || said.venues.has(inLetters(text))) return { first: at, after: at + 1, weak: false };
  if (said.weakVenues.has(text)) return { first: at, after: at + 1, weak: true };
  return text.length === 1 ? spelledVenue(parts, at) : null;
}

const likeness: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };
const inLetters = (text: string) =>
  text.length > 10 || !/\d/.test(text) || !/\p{L}/u.test(text)
    ? ""
    : [...text].map((sign) => likeness[sign] ?? sign).join("");

/** "i n s t a". */
function spelledVenue(parts: readonly Part[], at: number): Venue | null {
  let word = "";
  for (let i = at; i < parts.length && i - at < 9; i++) {
    const { text, gap } = parts[i] as Part;
    if (text.length !== 1 || (i > at && gap.length > 2)) break;
    word += text;
    if (said.venues.has(word)) return { first: at, after: i + 1, weak: false };
  }
  return null;
}

function nameAfter(parts: readonly Part[], { first, after, weak }: Venue): Span | null {
  const gap = parts[after]?.gap ?? "";
  const signed = isSigned(gap) || (gap === "/" && isSigned(":"));
  const isOwn = near(parts, first, said.owning);
  const isCalled = near(parts, first, said.calling);
  let [at, hasNamingWord, hasVerb] = [after, false, false];
  while (at - after < BETWEEN && at < parts.length - 1 && (at === after || !endsClause(parts[at]?.gap ?? ""))) {
    const { text } = parts[at] as Part;
    if (said.naming.has(text)) hasNamingWord = true;
    else if (said.being.has(text)) hasVerb = true;
    else if (!said.filler.has(text) && text !== "in" && !said.calling.has(text)) break;
    at++;
  }
  const name = nameAt(parts, at);
  if (!name || (at === after && endsClause(gap)) || (at > after && endsClause(parts[at]?.gap ?? ""))) return null;
  const span = { from: (parts[first] as Part).from, to: name.to };
  const plain = !isEveryday(name.text) && !said.venues.has(name.text) && name.text.length > 1;
  const weakly = weak && (parts[first] as Part).text === "signal";
  if (isHandle(name.text) && (!weak || at - after < 2)) return span;
  if (!plain) return null;
  if (signed && at === after) return !weakly || isOwn ? span : null;
  if (parts[after]?.text === "in" && parts[after + 1]?.gap.trim() === "/") return span;
  if (hasNamingWord && !weakly) return span;
  if (hasVerb) return isOwn ? span : null;
  if ((isOwn || isCalled) && (!weak || isOwn)) return span;
  const venue = (parts[first] as Part).text;
  if (said.bare.has(venue) && at === after && opensClause(parts, first)) return span;
  return isLatin(name.text) && !isLatin(venue) ? span : null;
}

function nameBefore(parts: readonly Part[], { first, after }: Venue): Span | null {
  const link = parts[first - 1];
  if (!link || !said.before.has(link.text) || first < 2) return null;
  let at = first - 2;
  while (at > 0 && parts[at + 1] && first - at < BEFORE && (parts[at] as Part).gap === ".") at--;
  const name = nameAt(parts, at);
  if (!name || isEveryday(name.text) || endsClause(link.gap)) return null;
  const span = { from: (parts[at] as Part).from, to: (parts[after - 1] as Part).to };
  if (isHandle(name.text)) return span;
  return opensClause(parts, at) || near(parts, at, said.calling) || near(parts, at, said.owning) ? span : null;
}

function nameAt(parts: readonly Part[], at: number): { text: string; to: number } | null {
  const first = parts[at];
  if (!first?.text) return null;
  let [text, to] = [first.text, first.to];
  for (let i = at + 1; i - at < 4 && parts[i]?.gap === "." && parts[i]?.text; i++) {
    text += `.${parts[i]?.text}`;
    to = (parts[i] as Part).to;
  }
  return /\p{L}/u.test(text) ? { text, to } : null;
}

/** Not shaped like a word: separators or digits inside. */
const isHandle = (name: string) =>
  /\p{L}/u.test(name) &&
  (name.includes("_") || (name.includes(".") && name.length > 4) || (/\p{L}{3}/u.test(name) && /\d/.test(name)));

const isEveryday = (name: string) => name.split("-").some((word) => said.everyday.has(word));

const isLatin = (word: string) => /^[a-z0-9_.-]+$/.test(word);

/** Joined by a colon, arrow, bracket or emoji, but no comma or full stop. */
function isSigned(gap: string): boolean {
  const bare = gap.trim();
  return bare !== "" && bare.length <= 6 && !/[.,;!?،؛؟\n]/.test(bare) && !/^[)\]}’']/u.test(bare);
}

const opensClause = (parts: readonly Part[], at: number) =>
  at === 0 || /[:,.!?\n]/.test((parts[at] as Part).gap.slice(0, 8)) || said.adding.has((parts[at - 1] as Part).text);

const endsClause = (gap: string) => /[.!?;؛؟\n]/.test(gap.slice(0, 8));

/** Whether one of these words precedes in the same sentence. */
function near(parts: readonly Part[], at: number, words: ReadonlySet<string>): boolean {
  for (let i = at - 1; i >= 0 && at - i <= BEFORE; i--) {
    const { text } = parts[i] as Part;
    if (words.has(text) || text.split("-").some((word) => words.has(word))) return true;
  }
  return false;
}
