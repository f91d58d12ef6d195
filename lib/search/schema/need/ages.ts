import { oldest, youngest } from "../search";
import { beside, type Item, isKind, meaning, type Sentence, take } from "./sentence";

/** U21, under 21, 18-23, 15 years: as ages of today. Under 21 leaves 21 out, at most 21 does not. */
export function readAges(sentence: Sentence) {
  for (const at of sentence.items.keys()) {
    const ages = sentence.taken.has(at) ? null : agesAt(sentence, at);
    if (ages) addAges(sentence, ages);
  }
}

type Ages = { items: number[]; from?: number; to?: number };

function agesAt(sentence: Sentence, at: number): Ages | null {
  const { items, tokens } = sentence;
  const item = items[at];
  const category = /^u(\d{1,2})s?$/.exec(tokens[item?.from ?? -1]?.word ?? "");
  if (category) return { items: [at], to: Number(category[1]) - 1 };
  const age = ageOf(item);
  if (age === undefined) return null;
  const before = beside(sentence, at, -1);
  const years = isKind(items[at + 1], "years") ? [at + 1] : [];
  const range = rangeFrom(sentence, at);
  if (range) return { items: range.items, from: age, to: range.to };
  if (isKind(items[before], "category", "under") && (years.length > 0 || plain(items[at + 1])))
    return { items: [before, at, ...years], to: age - 1 };
  if (years.length === 0) return null;
  const after = beside(sentence, at + 1, 1);
  if (isKind(items[before], "most")) return { items: [before, at, ...years], to: age };
  if (isKind(items[before], "least")) return { items: [before, at, ...years], from: age };
  if (isKind(items[after], "mostAfter", "most")) return { items: [at, ...years, after], to: age };
  if (isKind(items[after], "leastAfter")) return { items: [at, ...years, after], from: age };
  return { items: [at, ...years], from: age, to: age };
}

function ageOf(item: Item | undefined): number | undefined {
  const { value, unit } = item?.figure ?? {};
  return value !== undefined && !unit && Number.isInteger(value) && value >= youngest && value <= oldest
    ? value
    : undefined;
}

/** 18-23 years, between 18 and 23: an age either beside "years" or in a span an athlete's career may have. */
function rangeFrom(sentence: Sentence, at: number) {
  const { items } = sentence;
  const to = ageOf(items[at + 2]);
  if (!isKind(items[at + 1], "to") || to === undefined) return null;
  const years = isKind(items[at + 3], "years");
  const isAge = years || (plain(items[at + 3]) && !isKind(items[at - 1], "figure") && to <= 45);
  return isAge ? { to, items: [at, at + 1, at + 2, ...(years ? [at + 3] : [])] } : null;
}

/** Nothing that would make the figure one of something else. */
const plain = (item: Item | undefined) => !meaning(item, "figure", "month") && !item?.figure;

function addAges(sentence: Sentence, { items, from, to }: Ages) {
  const [ageMin, ageMax] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  take(sentence, {
    items,
    give: () => ({ ...(ageMin !== undefined && { ageMin }), ...(ageMax !== undefined && { ageMax }) }),
  });
}
