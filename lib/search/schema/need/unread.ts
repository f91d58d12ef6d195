import type { Kind } from "./lexicon";
import { isKind, type Sentence } from "./sentence";

const connectiveKinds: readonly Kind[] = [
  "filler",
  "link",
  "or",
  "to",
  "in",
  "least",
  "most",
  "under",
  "no",
  "optional",
  "his",
  "years",
];

export function unreadWords({ items, tokens, taken, text }: Sentence, dropped: ReadonlySet<number>): string[] {
  const stretches: number[][] = [];
  let current: number[] = [];
  items.forEach((item, index) => {
    const isRead = (taken.has(index) && !dropped.has(index)) || item.clause !== items[current[0] ?? index]?.clause;
    if (isRead) {
      stretches.push(current);
      current = [];
    }
    if (!taken.has(index) || dropped.has(index)) current.push(index);
  });
  stretches.push(current);
  return stretches.flatMap((stretch) => {
    const isConnective = (index: number | undefined) => isKind(items[index ?? -1], ...connectiveKinds);
    while (isConnective(stretch[0])) stretch.shift();
    while (isConnective(stretch.at(-1))) stretch.pop();
    const [first, last] = [items[stretch[0] ?? -1], items[stretch.at(-1) ?? -1]];
    if (!first || !last) return [];
    return [text.slice(tokens[first.from]?.from, tokens[last.to - 1]?.to)];
  });
}
