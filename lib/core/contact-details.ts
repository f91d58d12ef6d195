import { folded } from "./folded.ts";
import { numberWords, plainTopDomains, providers, signs, topDomains, venues } from "./spelled-out.ts";

export const contactKinds = ["email", "phone", "handle", "link"] as const;
export type ContactKind = (typeof contactKinds)[number];

type Found = { kind: ContactKind; from: number; to: number };

/** The text without e-mail addresses, telephone numbers, names on social networks and links, also spelled out: `mark` stands where one was; and which kinds were found. */
export function hideContacts(written: string, mark: string): { text: string; hidden: ContactKind[] } {
  const found = contactsIn(written);
  let [text, last] = ["", 0];
  for (const { from, to } of apart(found)) {
    text += written.slice(last, from) + mark;
    last = to;
  }
  return {
    text: text + written.slice(last),
    hidden: contactKinds.filter((kind) => found.some((one) => one.kind === kind)),
  };
}

/** The text with the signs of addresses in place of their names, and without spaces and brackets: what was spelled out can be compared. */
export const inSigns = (written: string): string =>
  folded(written)
    .text.replace(new RegExp(`${at}|${weakAt}`, "gu"), "@")
    .replace(new RegExp(dot, "gu"), ".")
    .replace(/[\s()[\]{}<>]/g, "");

function contactsIn(written: string): Found[] {
  const { text, at } = folded(written);
  const found: Found[] = [];
  let rest = text;
  for (const [kind, pattern] of patterns)
    rest = rest.replace(pattern, (match, ...groups) => {
      const from = groups.findLast((group) => typeof group === "number") as number;
      if (kind) found.push({ kind, from: at[from] ?? 0, to: at[from + match.length] ?? written.length });
      return blank(match);
    });
  return found;
}

const blank = (match: string) => "\0".repeat(match.length);

/** In the order they stand, what touches or overlaps as one. */
function apart(found: Found[]): { from: number; to: number }[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of found.toSorted((a, b) => a.from - b.from)) {
    const before = merged.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

const any = (words: readonly string[]) => words.join("|");
const name = String.raw`[\p{L}\p{N}_%+-]+`;
const at = String.raw`(?:\s*@\s*|\s*[(\[{<]\s*(?:@|${any(signs.at)}|${any(signs.weakAt)})\s*[)\]}>]\s*|\s+(?:${any(signs.at)})\s+)`;
const weakAt = String.raw`\s+(?:${any(signs.weakAt)})\s+`;
const spokenDot = String.raw`\s*[(\[{<]\s*(?:\.|${any(signs.dot)})\s*[)\]}>]\s*|\s+(?:${any(signs.dot)})\s+`;
const dot = String.raw`(?:\.|\s\.\s|${spokenDot})`;
const local = `${name}(?:${dot}${name}){0,4}`;
const domain = String.raw`(?:${any(topDomains)})(?![\p{L}\p{N}])`;
const host = `(?:${name}${dot}){1,3}${domain}`;
const path = String.raw`\s*(?:\/|(?<=\s)(?:${any(signs.slash)})\s)\s*[^\s<>"']+`;
const number = String.raw`(?:${any(numberWords)}|\d{1,2})`;
const between = String.raw`(?:\s*[-–,.]\s*|\s+(?:et |and |y |و)?)`;
const venue = String.raw`(?<![\p{L}\p{N}])(?:${any(venues)})(?![\p{L}\p{N}])`;

/** In this order; null is what looks like a number and is a day, a season or a round sum. */
const patterns: [ContactKind | null, RegExp][] = [
  ["link", /(?:https?:\/\/|www\.)[^\s<>"']+/gu],
  ["email", new RegExp(`${local}${at}(?:${host}|${name})(?:\\.${name}){0,4}`, "gu")],
  ["email", new RegExp(`${local}${weakAt}(?:${host}|(?:${any(providers)})(?![\\p{L}]))`, "gu")],
  ["handle", /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu],
  ["link", new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:[a-z0-9-]+\.){1,3}${domain}(?:\/[^\s<>"']*)?`, "gu")],
  [
    "link",
    new RegExp(
      String.raw`(?<![\p{L}\p{N}.])(?:[a-z0-9-]+(?:${spokenDot})){1,3}(?:${any(plainTopDomains)})(?![\p{L}\p{N}])(?:${path})?`,
      "gu",
    ),
  ],
  ["link", new RegExp(String.raw`(?<![\p{L}\p{N}.])[a-z0-9-]+\s+com${path}`, "gu")],
  ["handle", new RegExp(String.raw`${venue}\s+in\s?\/\s?[\p{L}\p{N}_.-]{2,}`, "gu")],
  ["handle", new RegExp(String.raw`${venue}\s*(?:[:=/>-]+|\s(?:is|es|est|c['’]est|هو)\s)\s*[\p{L}\p{N}_.-]{2,}`, "gu")],
  ["handle", new RegExp(String.raw`${venue}\s+(?=[\p{L}\p{N}.-]*[_\d])[\p{L}_][\p{L}\p{N}_.-]{2,}`, "gu")],
  ["handle", /(?<![\p{L}\p{N}])[\p{L}\p{N}_.]{2,32}#\d{4}(?!\d)/gu],
  [null, /(?<!\d[./-]?)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?![./-]?\d)/gu],
  [null, /(?<!\d)(?:19|20)\d\d\s*[-–—/]\s*(?:19|20)\d\d(?!\d)/gu],
  [null, /(?<![\d+])\d{1,3}(?:[ .,]000)+(?!\d)/gu],
  [
    "phone",
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?=(?:\\d{1,2}${between}){0,5}(?:${any(numberWords)}))(?:${number}${between}){6,}${number}(?![\\p{L}\\p{N}])`,
      "gu",
    ),
  ],
  // Letters that look like digits, in pairs of which each has a digit after the first.
  [
    "phone",
    /(?<![\p{L}\p{N}])(?=[\d ./\-–]*[oil])[0o][1-9il](?:[ ./\-–]?(?:\d[\doil]|[oil]\d)){3,5}(?![\p{L}\p{N}])/gu,
  ],
  ["phone", /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d(?:[\s()./\-–—_]{0,3}\d){7,16}(?![\p{L}\p{N}])/gu],
];
