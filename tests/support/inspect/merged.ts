import { written } from "./stable-text";

/** One thing a voice reads, and what is in it. */
export type Said = { line: string; within: Said[] };

const repeated = /^(listitem|article|row|group)\b/;

/** Items of a list that people's words are in become one, which has all that any of them has. */
export function mergeAlike(said: Said[], all = false): Said[] {
  const merged: Said[] = [];
  for (const part of said) {
    const before = merged.at(-1);
    const alike = before && repeated.test(part.line) && before.line.split(" ")[0] === part.line.split(" ")[0];
    if (alike && (all || isWritten(before) || isWritten(part))) merged[merged.length - 1] = both(before, part);
    else merged.push({ ...part, within: mergeAlike(part.within, all) });
  }
  return merged.map((part) => (/^(listitem|row)/.test(part.line) && isWritten(part) ? withoutWords(part) : part));
}

const isWritten = ({ line, within }: Said): boolean => line.includes(written) || within.some(isWritten);

/** Of words that are no name only that there are some. */
const withoutWords = ({ line, within }: Said): Said => ({
  line: line.replace(/^(text|paragraph|definition|cell|listitem|time|blockquote|group|emphasis|strong):.*/, "$1"),
  within: mergeAlike(within.map(withoutWords), true),
});

function both(one: Said, other: Said): Said {
  const here = withoutWords(one);
  const within = [...here.within];
  let at = 0;
  const seen = new Map<string, number>();
  for (const part of withoutWords(other).within) {
    const nth = seen.get(part.line) ?? 0;
    seen.set(part.line, nth + 1);
    const found = within.map((had, place) => ({ had, place })).filter(({ had }) => had.line === part.line)[nth];
    if (found) within[found.place] = both(found.had, part);
    else within.splice(at, 0, part);
    at = (found?.place ?? at) + 1;
  }
  return { line: here.line, within };
}
