import { boundOf, combatSports } from "./figures";
import { beside, isKind, meaning, type Sentence, take } from "./sentence";

const MAX_BOUTS = 2_000;

type Bouts = { index: number; statuses: string; count: Count | null };
type Count = { items: number[]; min?: number; max?: number };

/** "10+ pro bouts": how many bouts the fight records of a status, or of all, have together; one number per search. */
export function readBouts(sentence: Sentence) {
  const stated = sentence.items.flatMap((item, index): Bouts[] => {
    const statuses = meaning(item, "bouts")?.value;
    return statuses && !sentence.taken.has(index) ? [{ index, statuses, count: countOf(sentence, index) }] : [];
  });
  const counted = stated.find(({ count }) => count);
  for (const bouts of stated)
    if (bouts === counted || !counted) addBouts(sentence, bouts);
    else take(sentence, { items: [bouts.index], sports: combatSports, give: () => null });
}

const key = "fight_record";
const allStatuses = ["amateur", "professional"];

function addBouts(sentence: Sentence, { index, statuses, count }: Bouts) {
  const any = statuses.split(",");
  if (count) {
    const { items, ...range } = count;
    return take(sentence, {
      items: [index, ...items],
      sports: combatSports,
      give: () => ({ condition: { key, any, ...range } }),
    });
  }
  if (any.length === allStatuses.length) return;
  const before = beside(sentence, index, -1);
  const isNegated = isKind(sentence.items[before], "no");
  take(sentence, {
    items: isNegated ? [before, index] : [index],
    sports: combatSports,
    give: () => ({ condition: { key, any: isNegated ? allStatuses.filter((status) => !any.includes(status)) : any } }),
  });
}

function countOf(sentence: Sentence, index: number): Count | null {
  const { items } = sentence;
  const [at] = [
    beside(sentence, index, -1, ["filler", "leastAfter", "mostAfter", "sport"]),
    beside(sentence, index, 1, ["filler", "least", "most", "under"]),
  ].filter((nearby) => numberAt(sentence, nearby) !== undefined);
  const number = numberAt(sentence, at ?? -1);
  if (at === undefined || number === undefined) return null;
  const lower = isKind(items[at - 1], "to") ? numberAt(sentence, at - 2) : undefined;
  if (lower !== undefined)
    return { items: [at - 2, at - 1, at], min: Math.min(lower, number), max: Math.max(lower, number) };
  const { bound, items: boundItems } = boundOf(sentence, at);
  const isBelow = isKind(items[boundItems[0] ?? -1], "under");
  const range = bound === "max" ? { max: isBelow ? number - 1 : number } : { min: number };
  return { items: [at, ...boundItems], ...range };
}

function numberAt({ items, taken }: Sentence, index: number): number | undefined {
  const figure = taken.has(index) ? undefined : items[index]?.figure;
  const isCount = figure && !figure.unit && Number.isInteger(figure.value) && figure.value <= MAX_BOUTS;
  return isCount ? figure.value : undefined;
}
