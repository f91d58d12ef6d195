import { written } from "./stable-text";

/** A line of the accessibility tree, and its children. */
export type Line = { line: string; within: Line[] };

const repeated = /^(listitem|article|row|group)\b/;
/** Such as the months of a calendar. */
const namedByData = `region "${written}"`;

/** Merges list items with user texts into one, which has all the parts that any of them has. */
export function mergeAlike(lines: Line[], all = false): Line[] {
  const merged: Line[] = [];
  for (const part of lines) {
    const before = merged.at(-1);
    const isRepeated = repeated.test(part.line) || (part.line === namedByData && before?.line === namedByData);
    const alike = before && isRepeated && before.line.split(" ")[0] === part.line.split(" ")[0];
    if (alike && (all || isWritten(before) || isWritten(part))) merged[merged.length - 1] = both(before, part);
    else merged.push({ ...part, within: mergeAlike(part.within, all) });
  }
  return merged.map((part) => (/^(listitem|row)/.test(part.line) && isWritten(part) ? withoutWords(part) : part));
}

const isWritten = ({ line, within }: Line): boolean => line.includes(written) || within.some(isWritten);

/** Replaces texts that are not names with a placeholder. */
const withoutWords = ({ line, within }: Line): Line => ({
  line: line.replace(/^(text|paragraph|definition|cell|listitem|time|blockquote|group|emphasis|strong):.*/, "$1"),
  within: mergeAlike(within.map(withoutWords), true),
});

function both(first: Line, other: Line): Line {
  const here = withoutWords(first);
  const within = [...here.within];
  let index = 0;
  const occurrences = new Map<string, number>();
  for (const part of withoutWords(other).within) {
    const nth = occurrences.get(part.line) ?? 0;
    occurrences.set(part.line, nth + 1);
    const counterpart = within.map((had, place) => ({ had, place })).filter(({ had }) => had.line === part.line)[nth];
    if (counterpart) within[counterpart.place] = both(counterpart.had, part);
    else within.splice(index, 0, part);
    index = (counterpart?.place ?? index) + 1;
  }
  return { line: here.line, within };
}
