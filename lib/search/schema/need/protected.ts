import { isKind, meaning, type Sentence, take } from "./sentence";

/** What may neither be asked nor excluded, and what may be asked in its place. */
const instead = {
  origin: "eligibility",
  health: "playable_from",
  religion: null,
  family: null,
  orientation: null,
  looks: null,
  record: null,
  opinion: null,
} as const;
export type Ground = keyof typeof instead;
export type Refused = { ground: Ground; instead: (typeof instead)[Ground] };

/** Languages that are spoken are asked; a language nobody speaks is an origin, and that is refused, as it is and turned round. */
export function readProtected(sentence: Sentence): Refused[] {
  const { items, taken } = sentence;
  const grounds = new Set<Ground>();
  items.forEach((item, at) => {
    const ground = meaning(item, "refuse")?.value as Ground | undefined;
    const tongue = meaning(item, "tongue");
    if (tongue && isSpoken(sentence, at)) return;
    if (tongue && (isKind(items[at + 1], "league", "hint", "sport") || isKind(items[at - 1], "league"))) return;
    if (!ground && !tongue) return;
    grounds.add(ground ?? "origin");
    taken.add(at);
    for (let before = at - 1; isKind(items[before], "no", "filler"); before--) {
      taken.add(before);
      if (isKind(items[before], "no")) break;
    }
  });
  readLanguages(sentence);
  return [...grounds].map((ground) => ({ ground, instead: instead[ground] }));
}

/** A word for speaking stands before the languages ("speaks French or English") or behind ("anglais courant"). */
function isSpoken({ items }: Sentence, at: number): boolean {
  if (isKind(items[at], "speak")) return true;
  const { clause } = items[at] ?? {};
  if (isKind(items[at + 1], "speak") && items[at + 1]?.clause === clause) return true;
  for (let before = at - 1; before >= 0; before--) {
    if (isKind(items[before], "speak")) return true;
    if (!isKind(items[before], "tongue", "or", "link", "to", "filler", "in")) return false;
  }
  return false;
}

function readLanguages(sentence: Sentence) {
  const { items, taken } = sentence;
  const spoken = items.flatMap((item, at) =>
    isKind(item, "tongue") && !taken.has(at) && isSpoken(sentence, at) ? [at] : [],
  );
  if (spoken.length === 0) return;
  const speakers = items.flatMap((item, at) => (isKind(item, "speak") ? [at] : []));
  take(sentence, {
    items: [...spoken, ...speakers],
    give: () => ({
      condition: { key: "languages", any: spoken.flatMap((at) => meaning(items[at], "tongue")?.value ?? []) },
    }),
  });
}
