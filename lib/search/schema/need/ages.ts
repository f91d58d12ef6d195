import { oldest, type Search, youngest } from "../search";
import { nameOf } from "./figures";
import type { Kind } from "./lexicon";
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
  if (years.length === 0) return boundedAge(sentence, index, age);
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

const isUnrelated = (item: Item | undefined) => !meaning(item, "figure", "bouts", "month") && !item?.figure;

/** "25 or younger" is an age; "25 or less" is one where nothing else is measured. */
function boundedAge(sentence: Sentence, index: number, age: number): Ages | null {
  const { items } = sentence;
  const [before, after] = [beside(sentence, index, -1), beside(sentence, index, 1)];
  const bound = [after, before].find((nearby) => isKind(items[nearby], "mostAfter", "leastAfter", "most", "least"));
  if (bound === undefined) return null;
  const isLone = age >= youngestAlone && age <= oldestAlone && nameOf(sentence, index) < 0;
  const isStated = isKind(items[bound], "age");
  if (!isStated && !(isLone && standsAlone(sentence, Math.min(index, bound), Math.max(index, bound)))) return null;
  return { items: [index, bound], ...(isKind(items[bound], "most", "mostAfter") ? { to: age } : { from: age }) };
}

const [youngestAlone, oldestAlone] = [15, 45];
const measuringKinds: readonly Kind[] = ["figure", "bouts", "to", "grade", "month", "least", "most", "under"];

/** "at least 20 caps" is no age: nothing unknown or measured is beside the number and its bound. */
const standsAlone = (sentence: Sentence, first: number, last: number) =>
  [beside(sentence, first, -1), beside(sentence, last, 1)].every((nearby) => {
    const item = sentence.items[nearby];
    return !item || (item.meanings.length > 0 && !isKind(item, ...measuringKinds));
  });

function addAges(sentence: Sentence, { items, from, to }: Ages) {
  const [ageMin, ageMax] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  take(sentence, {
    items,
    give: () => ({ ...(ageMin !== undefined && { ageMin }), ...(ageMax !== undefined && { ageMax }) }),
  });
}

/** "cadete", "junior": read last, because stated ages come first, and alone such a word is a name. */
export function readAgeGroups(sentence: Sentence) {
  const { items, taken, readings } = sentence;
  const groups = items.flatMap((item, index) => {
    const ages = meaning(item, "ageGroup")?.value;
    return ages && !taken.has(index) && !isKind(items[beside(sentence, index, -1)], "no") ? [{ index, ages }] : [];
  });
  if (groups.length === 0 || readings.length + taken.size === 0) return;
  take(sentence, {
    items: groups.map(({ index }) => index),
    give: (sport) => {
      const ends = groups.flatMap(({ ages }) => agesIn(ages, sport));
      return { ageMin: Math.min(...ends), ageMax: Math.max(...ends) };
    },
  });
}

/** Reads "14-15 judo=15-17". */
function agesIn(ages: string, sport: Search["sport"]): number[] {
  const [general = "", ...others] = ages.split(" ");
  const own = others.find((other) => other.startsWith(`${sport}=`))?.split("=")[1];
  return (own ?? general).split("-").map(Number);
}
