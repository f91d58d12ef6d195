import type { Part, Span } from "./contact-parts.ts";
import { counted, joining, numberWords } from "./contact-patterns.ts";

type Group = Span & { digits: string; gap: string; spelled: boolean };
/** Groups without spaces between them; `plain` ones have the shape of something other than a phone number. */
type Atom = Span & { groups: Group[]; plain: boolean };

const MIN_DIGITS = 8;
const MAX_DIGITS = 20;
const MAX_GAP = 4;

/** Phone numbers in digits or words; excludes scores, times, dates, seasons and sums. */
export function phonesIn(text: string, parts: readonly Part[], isTaken: (position: number) => boolean): Span[] {
  const spans: Span[] = [];
  let run: Group[] = [];
  const closeRun = (nextPart?: Part) => {
    if (run.length > 0) spans.push(...phonesOf(text, run, nextPart));
    run = [];
  };
  let gap = "";
  for (const part of parts) {
    gap = run.length > 0 ? gap + part.gap : part.gap;
    if (isTaken(part.from)) closeRun(part);
    else if (joining.has(part.text) && run.length > 0 && part.gap.trim() === "") gap += " ";
    else {
      const groups = groupsOf(part, gap);
      if (groups.length === 0 || (run.length > 0 && [...gap.slice(0, 12)].length > MAX_GAP)) closeRun(part);
      run.push(...groups);
      if (run.length > 0) gap = "";
    }
  }
  closeRun();
  return spans;
}

function groupsOf(part: Part, gap: string): Group[] {
  const { text, from, to } = part;
  if (/^\d+$/.test(text)) return [{ digits: text, from, to, gap, spelled: false }];
  if (text.length > 200 || /^[\d_+%-]+$/.test(text)) return digitRuns(part, gap);
  if (/^[\doil]+$/.test(text) && /\d/.test(text))
    return [{ digits: text.replace(/o/g, "0").replace(/[il]/g, "1"), from, to, gap, spelled: false }];
  const groups: Group[] = [];
  let start = from;
  for (const token of text.split(/[-_+]/)) {
    const digits = /^\d+$/.test(token) ? token : digitsOfWord(token);
    if (digits === undefined) return [];
    groups.push({
      digits,
      from: start,
      to: start + token.length,
      gap: groups.length === 0 ? gap : "-",
      spelled: !/^\d/.test(token),
    });
    start += token.length + 1;
  }
  return groups;
}

/** Arabic prefixes tens with "and". */
const digitsOfWord = (word: string) =>
  numberWords.get(word) ?? (word.startsWith("و") ? numberWords.get(word.slice(1)) : undefined);

function digitRuns({ text, from }: Part, gap: string): Group[] {
  if (/\p{L}/u.test(text)) return [];
  let previousEnd = 0;
  return [...text.matchAll(/\d+/g)].map((match, matchIndex) => {
    const gapBefore = matchIndex === 0 ? gap + text.slice(0, match.index) : text.slice(previousEnd, match.index);
    previousEnd = match.index + match[0].length;
    return { digits: match[0], from: from + match.index, to: from + previousEnd, gap: gapBefore, spelled: false };
  });
}

function phonesOf(text: string, groups: Group[], next: Part | undefined): Span[] {
  const first = groups.findIndex(({ spelled }) => !spelled);
  const last = groups.findLastIndex(({ spelled }) => !spelled);
  const inDigits = first === -1 ? [] : groups.slice(first, last + 1);
  const spelledCount = groups.length - inDigits.length;
  // A spelled number next to written ones is part of the sentence.
  if (inDigits.some(({ spelled }) => spelled) || (spelledCount > 0 && inDigits.length < 4) || spelledCount > 2)
    return spokenNumbers(groups);
  const spans: Span[] = [];
  let openAtoms: Atom[] = [];
  const closeNumber = (isLast: boolean) => {
    const [from, to] = [openAtoms[0]?.from, openAtoms.at(-1)?.to];
    if (from !== undefined && to !== undefined && isPhone(text, openAtoms, isLast ? next : undefined))
      spans.push({ from: withPrefix(text, from), to });
    openAtoms = [];
  };
  for (const atom of atomsOf(inDigits)) {
    if (atom.plain && isDateOrYear(atom.groups)) closeNumber(false);
    else openAtoms.push(atom);
  }
  closeNumber(true);
  return spans;
}

function withPrefix(text: string, from: number): number {
  let position = from;
  while (position > 0 && from - position < 2 && (text[position - 1] === "+" || text[position - 1] === "(")) position--;
  return position;
}

function spokenNumbers(groups: Group[]): Span[] {
  let count = 0;
  groups.forEach(({ digits }, index) => {
    const next = groups[index + 1];
    count += digits === "2?" ? (next && next.digits.length === 1 && next.digits !== "0" ? 1 : 2) : digits.length;
  });
  const units = groups.map(({ digits }) => Number(digits));
  const countsUp = units.every((unit, index) => index === 0 || unit === (units[index - 1] ?? 0) + 1);
  const [first, last] = [groups[0], groups.at(-1)];
  if (!first || !last || countsUp || count < MIN_DIGITS - 1 || groups.length < 4) return [];
  return [{ from: first.from, to: last.to }];
}

function atomsOf(groups: Group[]): Atom[] {
  const atoms: Atom[] = [];
  for (const group of groups) {
    const lastAtom = atoms.at(-1);
    if (lastAtom && /^[-–—.,:/'’"]{1,2}$/.test(group.gap)) {
      lastAtom.groups.push(group);
      lastAtom.to = group.to;
    } else atoms.push({ groups: [group], from: group.from, to: group.to, plain: false });
  }
  for (const atom of atoms) atom.plain = isPlain(atom.groups);
  return atoms;
}

const shapeOf = (groups: Group[]) =>
  groups.length > 6 ? "" : groups.map(({ digits, gap }, index) => (index === 0 ? digits : gap + digits)).join("");

const datePattern =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d(?:[-–—/](?:19|20)?\d\d)?)$/;

const isDateOrYear = (groups: Group[]) => (groups.length === 1 ? isYear(groups) : datePattern.test(shapeOf(groups)));

const isYear = ([group]: Group[]) => group?.digits.length === 4 && /^(?:19|20)/.test(group.digits);

/** Scores, ratios, times, measures, formations and round sums. */
const plainShapes = [
  datePattern,
  /^(?:0|[1-9]\d{0,2})[-–—:/](?:0|[1-9]\d{0,2})$/,
  /^\d{1,2}:[0-5]\d(?::[0-5]\d)?(?:[.,]\d{1,3})?$/,
  /^\d{1,2}:[0-5]\d[-–—]\d{1,2}:[0-5]\d$/,
  /^(?:\d{1,2}['’])?\d{1,2}["'’]{1,2}\d{1,2}$/,
  /^(?:0|[1-9]\d{0,3})[.,]\d{1,3}$/,
  /^\d(?:[-–—]\d){2,4}$/,
  /^[1-9]\d{0,2}(?:[.,'’]\d{3})*[.,'’]000(?:[.,]\d{1,2})?$/,
  /^[1-9]\d{0,2}(?:[.,'’]\d{3})+[.,]\d{2}$/,
];

const isPlain = (groups: Group[]) => {
  if (groups.length === 1) return isYear(groups);
  const shape = shapeOf(groups);
  return shape !== "" && shape.length < 40 && plainShapes.some((pattern) => pattern.test(shape));
};

function isPhone(text: string, atoms: Atom[], next: Part | undefined): boolean {
  const groups = atoms.flatMap((atom) => atom.groups);
  const widths = groups.map(({ digits }) => digits.length);
  const digits = groups.map((group) => group.digits).join("");
  if (digits.length < MIN_DIGITS || (digits.length > MAX_DIGITS && !hasCode(text, groups))) {
    return digits.length > MAX_DIGITS && digits.length / groups.length < 2.5 && !atoms.every(({ plain }) => plain);
  }
  if (hasCode(text, groups)) return true;
  if (atoms.every(({ plain }) => plain)) return false;
  if (isSum(text, groups, widths, next)) return false;
  return !isList(groups, widths, digits);
}

const hasCode = (text: string, [first]: Group[]) =>
  first !== undefined && (text[first.from - 1] === "+" || /^00[1-9]/.test(first.digits));

function isSum(text: string, groups: Group[], widths: number[], next: Part | undefined): boolean {
  const inThousands =
    widths.every((width, index) => (index === 0 ? width <= 3 : width === 3)) && groups[0]?.digits[0] !== "0";
  if (!inThousands) return false;
  const [first, last] = [groups[0], groups.at(-1)];
  const before = text[(first?.from ?? 0) - 1] ?? "";
  const after = text.slice(last?.to ?? 0, (last?.to ?? 0) + 2).trim()[0] ?? "";
  return (
    last?.digits === "000" ||
    "$£€".includes(before || "x") ||
    "€$£%".includes(after || "x") ||
    counted.has(next?.text ?? "")
  );
}

function isList(groups: Group[], widths: number[], digits: string): boolean {
  if (groups.length < 4 || groups.some(({ digits: pattern }) => pattern.length > 1 && pattern[0] === "0")) return false;
  if (!groups.every(({ gap }, index) => index === 0 || /^(?:[,;،]? | [/|] |[-–/])$/.test(gap))) return false;
  const widthPattern = widths.join("");
  if (/^(?:1{9}|3222|333|2322|12222)$/.test(widthPattern) && /^[679]/.test(digits)) return false;
  if (/^1{10,11}$/.test(widthPattern) && /^0[1-9]/.test(digits)) return false;
  if (isRising(groups)) return true;
  return groups.every(({ gap }, index) => index === 0 || /^(?:[,;،]? | [/|] )$/.test(gap)) && Math.max(...widths) <= 4;
}

const isRising = (groups: Group[]) =>
  groups.every(({ digits }, index) => index === 0 || Number(digits) === Number(groups[index - 1]?.digits) + 1);
