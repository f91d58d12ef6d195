import type { Part, Span } from "./contact-parts.ts";
import { counted, joining, numberWords } from "./contact-patterns.ts";

/** A group of digits, written or spelled out, with the text before it. */
type Group = Span & { digits: string; gap: string; said: boolean };
/** Groups without spaces between them; `plain`: shaped like something else than a number. */
type Atom = Span & { groups: Group[]; plain: boolean };

const LEAST_DIGITS = 8;
const MOST_DIGITS = 20;
/** Characters allowed between two groups. */
const WIDEST_GAP = 4;

/** Phone numbers in digits or words; excludes scores, times, dates, seasons and sums. */
export function phonesIn(text: string, parts: readonly Part[], isTaken: (at: number) => boolean): Span[] {
  const found: Span[] = [];
  let run: Group[] = [];
  const close = (next?: Part) => {
    if (run.length > 0) found.push(...phonesOf(text, run, next));
    run = [];
  };
  let gap = "";
  for (const part of parts) {
    gap = run.length > 0 ? gap + part.gap : part.gap;
    if (isTaken(part.from)) close(part);
    else if (joining.has(part.text) && run.length > 0 && part.gap.trim() === "") gap += " ";
    else {
      const groups = groupsOf(part, gap);
      if (groups.length === 0 || (run.length > 0 && [...gap.slice(0, 12)].length > WIDEST_GAP)) close(part);
      run.push(...groups);
      if (run.length > 0) gap = "";
    }
  }
  close();
  return found;
}

/** None for a word. */
function groupsOf(part: Part, gap: string): Group[] {
  const { text, from, to } = part;
  if (/^\d+$/.test(text)) return [{ digits: text, from, to, gap, said: false }];
  if (text.length > 200 || /^[\d_+%-]+$/.test(text)) return digitRuns(part, gap);
  if (/^[\doil]+$/.test(text) && /\d/.test(text))
    return [{ digits: text.replace(/o/g, "0").replace(/[il]/g, "1"), from, to, gap, said: false }];
  const groups: Group[] = [];
  let start = from;
  for (const piece of text.split(/[-_+]/)) {
    const digits = /^\d+$/.test(piece) ? piece : saidDigits(piece);
    if (digits === undefined) return [];
    groups.push({
      digits,
      from: start,
      to: start + piece.length,
      gap: groups.length === 0 ? gap : "-",
      said: !/^\d/.test(piece),
    });
    start += piece.length + 1;
  }
  return groups;
}

/** Arabic prefixes tens with "and". */
const saidDigits = (word: string) =>
  numberWords.get(word) ?? (word.startsWith("و") ? numberWords.get(word.slice(1)) : undefined);

function digitRuns({ text, from }: Part, gap: string): Group[] {
  if (/\p{L}/u.test(text)) return [];
  let last = 0;
  return [...text.matchAll(/\d+/g)].map((match, at) => {
    const between = at === 0 ? gap + text.slice(0, match.index) : text.slice(last, match.index);
    last = match.index + match[0].length;
    return { digits: match[0], from: from + match.index, to: from + last, gap: between, said: false };
  });
}

function phonesOf(text: string, groups: Group[], next: Part | undefined): Span[] {
  const first = groups.findIndex(({ said }) => !said);
  const last = groups.findLastIndex(({ said }) => !said);
  const written = first === -1 ? [] : groups.slice(first, last + 1);
  const spelledCount = groups.length - written.length;
  // A spelled number beside written ones is part of the sentence.
  if (written.some(({ said }) => said) || (spelledCount > 0 && written.length < 4) || spelledCount > 2)
    return spokenNumbers(groups);
  const found: Span[] = [];
  let open: Atom[] = [];
  const close = (last: boolean) => {
    const [from, to] = [open[0]?.from, open.at(-1)?.to];
    if (from !== undefined && to !== undefined && isPhone(text, open, last ? next : undefined))
      found.push({ from: withCode(text, from), to });
    open = [];
  };
  for (const atom of atomsOf(written)) {
    if (atom.plain && isDated(atom.groups)) close(false);
    else open.push(atom);
  }
  close(true);
  return found;
}

/** Includes a plus and an opening bracket. */
function withCode(text: string, from: number): number {
  let at = from;
  while (at > 0 && from - at < 2 && (text[at - 1] === "+" || text[at - 1] === "(")) at--;
  return at;
}

/** Mixed or spelled out: enough digits, and not counting up. */
function spokenNumbers(groups: Group[]): Span[] {
  let count = 0;
  groups.forEach(({ digits }, at) => {
    const next = groups[at + 1];
    count += digits === "2?" ? (next && next.digits.length === 1 && next.digits !== "0" ? 1 : 2) : digits.length;
  });
  const units = groups.map(({ digits }) => Number(digits));
  const rises = units.every((unit, at) => at === 0 || unit === (units[at - 1] ?? 0) + 1);
  const [first, last] = [groups[0], groups.at(-1)];
  if (!first || !last || rises || count < LEAST_DIGITS - 1 || groups.length < 4) return [];
  return [{ from: first.from, to: last.to }];
}

function atomsOf(groups: Group[]): Atom[] {
  const atoms: Atom[] = [];
  for (const group of groups) {
    const open = atoms.at(-1);
    if (open && /^[-–—.,:/'’"]{1,2}$/.test(group.gap)) {
      open.groups.push(group);
      open.to = group.to;
    } else atoms.push({ groups: [group], from: group.from, to: group.to, plain: false });
  }
  for (const atom of atoms) atom.plain = isPlain(atom.groups);
  return atoms;
}

const shapeOf = (groups: Group[]) =>
  groups.length > 6 ? "" : groups.map(({ digits, gap }, at) => (at === 0 ? digits : gap + digits)).join("");

const dates =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d(?:[-–—/](?:19|20)?\d\d)?)$/;

const isDated = (groups: Group[]) => (groups.length === 1 ? isYear(groups) : dates.test(shapeOf(groups)));

const isYear = ([group]: Group[]) => group?.digits.length === 4 && /^(?:19|20)/.test(group.digits);

/** Scores, ratios, times, measures, formations, round sums. */
const plainShapes = [
  dates,
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
  if (digits.length < LEAST_DIGITS || (digits.length > MOST_DIGITS && !hasCode(text, groups))) {
    return digits.length > MOST_DIGITS && digits.length / groups.length < 2.5 && !atoms.every(({ plain }) => plain);
  }
  if (hasCode(text, groups)) return true;
  if (atoms.every(({ plain }) => plain)) return false;
  if (isSum(text, groups, widths, next)) return false;
  return !isList(groups, widths, digits);
}

const hasCode = (text: string, [first]: Group[]) =>
  first !== undefined && (text[first.from - 1] === "+" || /^00[1-9]/.test(first.digits));

/** Grouped thousands: round, money or counts. */
function isSum(text: string, groups: Group[], widths: number[], next: Part | undefined): boolean {
  const inThousands =
    widths.every((width, at) => (at === 0 ? width <= 3 : width === 3)) && groups[0]?.digits[0] !== "0";
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

/** A list of numbers such as laps, ratings or years. */
function isList(groups: Group[], widths: number[], digits: string): boolean {
  if (groups.length < 4 || groups.some(({ digits: pattern }) => pattern.length > 1 && pattern[0] === "0")) return false;
  if (!groups.every(({ gap }, at) => at === 0 || /^(?:[,;،]? | [/|] |[-–/])$/.test(gap))) return false;
  const dialed = widths.join("");
  if (/^(?:1{9}|3222|333|2322|12222)$/.test(dialed) && /^[679]/.test(digits)) return false;
  if (/^1{10,11}$/.test(dialed) && /^0[1-9]/.test(digits)) return false;
  if (rising(groups)) return true;
  return groups.every(({ gap }, at) => at === 0 || /^(?:[,;،]? | [/|] )$/.test(gap)) && Math.max(...widths) <= 4;
}

const rising = (groups: Group[]) =>
  groups.every(({ digits }, at) => at === 0 || Number(digits) === Number(groups[at - 1]?.digits) + 1);
