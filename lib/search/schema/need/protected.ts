import { isBesideBelt, isKind, meaning, type Sentence, take } from "./sentence";

const alternatives = {
  origin: "eligibility",
  health: "playable_from",
  religion: null,
  family: null,
  orientation: null,
  looks: null,
  record: null,
  opinion: null,
} as const;
export type Ground = keyof typeof alternatives;
export type Refused = { ground: Ground; instead: (typeof alternatives)[Ground] };

/** Refuses protected grounds, also negated ones; a language counts as a skill only if it is spoken, otherwise as origin. */
export function readProtected(sentence: Sentence): Refused[] {
  const { items, taken } = sentence;
  const grounds = new Set<Ground>();
  items.forEach((item, index) => {
    const ground = meaning(item, "refuse")?.value as Ground | undefined;
    const tongue = meaning(item, "tongue");
    if (tongue && isSpoken(sentence, index)) return;
    if (tongue && (isKind(items[index + 1], "league", "hint", "sport") || isKind(items[index - 1], "league"))) return;
    if ((!ground && !tongue) || (isKind(item, "shade") && isBesideBelt(sentence, index))) return;
    if ((ground ?? "origin") === "origin" && (isDivision(sentence, index, 1) || isDivision(sentence, index, -1)))
      return;
    grounds.add(ground ?? "origin");
    taken.add(index);
    for (let previous = index - 1; isKind(items[previous], "no", "filler"); previous--) {
      taken.add(previous);
      if (isKind(items[previous], "no")) break;
    }
  });
  readLanguages(sentence);
  return [...grounds].map((ground) => ({ ground, instead: alternatives[ground] }));
}

/** "Ligue 2 tunisienne": the country of a division, not of the player; it stays unread. */
const isDivision = ({ items }: Sentence, index: number, step: 1 | -1) =>
  isKind(items[index + step], "division") && items[index + step]?.clause === items[index]?.clause;

function isSpoken({ items }: Sentence, index: number): boolean {
  if (isKind(items[index], "speak")) return true;
  const { clause } = items[index] ?? {};
  if (isKind(items[index + 1], "speak") && items[index + 1]?.clause === clause) return true;
  for (let previous = index - 1; previous >= 0; previous--) {
    if (isKind(items[previous], "speak")) return true;
    if (!isKind(items[previous], "tongue", "or", "link", "to", "filler", "in")) return false;
  }
  return false;
}

function readLanguages(sentence: Sentence) {
  const { items, taken } = sentence;
  const spokenItems = items.flatMap((item, index) =>
    isKind(item, "tongue") && !taken.has(index) && isSpoken(sentence, index) ? [index] : [],
  );
  if (spokenItems.length === 0) return;
  const speakers = items.flatMap((item, index) => (isKind(item, "speak") ? [index] : []));
  take(sentence, {
    items: [...spokenItems, ...speakers],
    give: () => ({
      condition: {
        key: "languages",
        any: spokenItems.flatMap((index) => meaning(items[index], "tongue")?.value ?? []),
      },
    }),
  });
}
