import type { Kind } from "./lexicon";
import { isKind, type Sentence } from "./sentence";

const joining: readonly Kind[] = [
  "filler",
  "link",
  "or",
  "to",
  "in",
  "least",
  "most",
  "under",
  "no",
  "wish",
  "his",
  "years",
];

/** The stretches nobody read, as they were written; what only joins words is left out unless it stands between two such. */
export function unreadOf({ items, tokens, taken, text }: Sentence, dropped: ReadonlySet<number>): string[] {
  const stretches: number[][] = [];
  let open: number[] = [];
  items.forEach((item, at) => {
    const read = (taken.has(at) && !dropped.has(at)) || item.clause !== items[open[0] ?? at]?.clause;
    if (read) {
      stretches.push(open);
      open = [];
    }
    if (!taken.has(at) || dropped.has(at)) open.push(at);
  });
  stretches.push(open);
  return stretches.flatMap((stretch) => {
    const joins = (at: number | undefined) => isKind(items[at ?? -1], ...joining);
    while (joins(stretch[0])) stretch.shift();
    while (joins(stretch.at(-1))) stretch.pop();
    const [first, last] = [items[stretch[0] ?? -1], items[stretch.at(-1) ?? -1]];
    if (!first || !last) return [];
    return [text.slice(tokens[first.from]?.from, tokens[last.to - 1]?.to)];
  });
}
