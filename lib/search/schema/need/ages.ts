import { oldest, youngest } from "../search";
import { beside, type Item, isKind, meaning, type Sentence, take } from "./sentence";

/** Reads ages such as U21, under 21, 18-23 and 15 years; "under 21" excludes 21, "at most 21" includes it. */
export function readAges(sentence: Sentence) {
  for (const index of sentence.items.keys()) {
    const ages = sentence.taken.has(index) ? null : agesAt(sentence, index);
    if (ages) addAges(sentence, ages);
  }
}

type Ages = { items: number[]; from?: number; to?: number };

function agesAt(sentence: Sentence, index: number): Ages | null {
  const { items, tokens } = sentence;
  const item = items[index];
  const category = /^u(\d{1,2})s?$/.exec(tokens[item?.from ?? -1]?.word ?? "");
  if (category) return { items: [index], to: Number(category[1]) - 1 };
  const age = ageOf(item);
  if (age === undefined) return null;
  const previous = beside(sentence, index, -1);
  const years = isKind(items[index + 1], "years") ? [index + 1] : [];
  const range = rangeFrom(sentence, index);
  if (range) return { items: range.items, from: age, to: range.to };
  if (isKind(items[previous], "category", "under") && (years.length > 0 || isUnrelated(items[index + 1])))
    return { items: [previous, index, ...years], to: age - 1 };
  if (years.length === 0) return null;
  const next = beside(sentence, index + 1, 1);
  if (isKind(items[previous], "most")) return { items: [previous, index, ...years], to: age };
  if (isKind(items[previous], "least")) return { items: [previous, index, ...years], from: age };
  if (isKind(items[next], "mostAfter", "most")) return { items: [index, ...years, next], to: age };
  if (isKind(items[next], "leastAfter")) return { items: [index, ...years, next], from: age };
  return { items: [index, ...years], from: age, to: age };
}

function ageOf(item: Item | undefined): number | undefined {
  const { value, unit } = item?.figure ?? {};
  return value !== undefined && !unit && Number.isInteger(value) && value >= youngest && value <= oldest
    ? value
    : undefined;
}

/** A range counts as ages if followed by "years" or if it is plausible for athletes. */
function rangeFrom(sentence: Sentence, index: number) {
  const { items } = sentence;
  const to = ageOf(items[index + 2]);
  if (!isKind(items[index + 1], "to") || to === undefined) return null;
  const years = isKind(items[index + 3], "years");
  const isAge = years || (isUnrelated(items[index + 3]) && !isKind(items[index - 1], "figure") && to <= 45);
  return isAge ? { to, items: [index, index + 1, index + 2, ...(years ? [index + 3] : [])] } : null;
}

const isUnrelated = (item: Item | undefined) => !meaning(item, "figure", "month") && !item?.figure;

function addAges(sentence: Sentence, { items, from, to }: Ages) {
  const [ageMin, ageMax] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  take(sentence, {
    items,
    give: () => ({ ...(ageMin !== undefined && { ageMin }), ...(ageMax !== undefined && { ageMax }) }),
  });
}
