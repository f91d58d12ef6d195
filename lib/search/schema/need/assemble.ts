import { type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";
import type { Condition } from "../condition";
import { type Search, searchInput } from "../search";
import { type Given, isKind, type Reading, type Sentence } from "./sentence";
import { opposite } from "./traits";

export type Question =
  | { code: "sport"; among: readonly SportSlug[] }
  | { code: "category"; among: readonly ["women", "men"] }
  | { code: "measure"; among: readonly string[]; words: string };

type FittingReading = { reading: Reading; criteria: Given };

/** Combines the readings into one search in their common sport; readings that do not fit are dropped and reported as unread. */
export function assemble(sentence: Sentence, workspace: SportSlug | undefined) {
  const { readings, items } = sentence;
  const { sport, among: candidates } = sportOf(readings, workspace);
  const dropped = new Set<number>();
  const fitting: FittingReading[] = readings.flatMap((reading) => {
    const criteria = isCompatible(reading, sport) ? reading.give(sport) : null;
    if (!criteria && sport) for (const item of reading.items) dropped.add(item);
    return criteria ? [{ reading, criteria }] : [];
  });
  const firstValue = <Key extends "side" | "role" | "ageMin" | "ageMax" | "sort">(key: Key) =>
    fitting.find(({ criteria }) => criteria[key] !== undefined)?.criteria[key];
  const positions = [...new Set(fitting.flatMap(({ criteria }) => criteria.positions ?? []))];
  const draft = {
    ...(sport && { sport }),
    positions,
    side: firstValue("side"),
    role: firstValue("role"),
    also: fitting.flatMap(({ criteria }) => criteria.also ?? []),
    countries: fitting.flatMap(({ criteria }) => criteria.countries ?? []),
    sort: firstValue("sort"),
    levels: fitting.flatMap(({ criteria }) => criteria.levels ?? []),
    ageMin: firstValue("ageMin"),
    ageMax: firstValue("ageMax"),
    conditions: conditionsOf(sentence, fitting, positions),
  };
  const search = searchInput(draft);
  const conditionKeys = new Set(search.conditions?.map(({ key }) => key));
  for (const { reading, criteria } of fitting)
    if (criteria.condition && !conditionKeys.has(criteria.condition.key))
      for (const item of reading.items) dropped.add(item);
  return {
    search,
    dropped,
    questions: [...questionsOf(search, items, candidates), ...measureQuestions(sentence, fitting, conditionKeys)],
  };
}

/** "Fast" asks back, unless a figure of one of its measures is there: no threshold is guessed. */
function measureQuestions({ items, tokens, text }: Sentence, fitting: FittingReading[], known: ReadonlySet<string>) {
  return fitting.flatMap(({ reading, criteria: { measures = [] } }): Question[] => {
    const item = items[reading.items[0] ?? -1];
    if (!item || measures.length === 0 || measures.some((key) => known.has(key))) return [];
    const words = text.slice(tokens[item.from]?.from, tokens[item.to - 1]?.to);
    return [{ code: "measure", among: measures, words }];
  });
}

const isCompatible = ({ sports, rare = [] }: Reading, sport: SportSlug | undefined) =>
  !sports || (sport !== undefined && (sports.includes(sport) || rare.includes(sport)));

/** The only sport that fits all readings, else the user's sport if possible, else a question. */
function sportOf(readings: readonly Reading[], workspace: SportSlug | undefined) {
  const sportReadings = readings.filter(({ sports }) => sports);
  if (sportReadings.length === 0)
    return workspace ? { sport: workspace, among: [] } : { among: readings.length > 0 ? sportSlugs : [] };
  const stated = new Set(sportReadings.flatMap((reading) => (reading.stated ? (reading.sports ?? []) : [])));
  if (stated.size === 1) return { sport: [...stated][0], among: [] };
  const commonSports = (allowed: (reading: Reading) => readonly SportSlug[]) =>
    sportSlugs.filter((sport) => sportReadings.every((reading) => allowed(reading).includes(sport)));
  const possible = commonSports(({ sports = [], rare = [] }) => [...sports, ...rare]);
  if (workspace && possible.includes(workspace)) return { sport: workspace, among: [] };
  const likely = commonSports(({ sports = [] }) => sports);
  const candidateSports = likely.length > 0 ? likely : possible.length > 0 ? possible : mostShared(sportReadings);
  return candidateSports.length === 1 ? { sport: candidateSports[0], among: [] } : { among: candidateSports };
}

function mostShared(sportReadings: readonly Reading[]): SportSlug[] {
  const count = (sport: SportSlug) => sportReadings.filter((reading) => isCompatible(reading, sport)).length;
  const most = Math.max(...sportSlugs.map(count));
  return sportSlugs.filter((sport) => count(sport) === most);
}

function conditionsOf(
  sentence: Sentence,
  fitting: readonly FittingReading[],
  positions: readonly string[],
): Condition[] {
  const byKey = new Map<string, Condition>();
  const entries = fitting.flatMap(({ reading, criteria: { condition } }) =>
    condition ? [{ reading, condition }] : [],
  );
  for (const { reading, condition } of entries) {
    const isOptional =
      isOptionalIn(sentence, reading) ||
      entries.some(
        (otherReading) =>
          otherReading.condition.key !== condition.key && orBetween(sentence, reading, otherReading.reading),
      );
    const resolved = resolveOpposite(condition, positions);
    byKey.set(
      condition.key,
      mergeConditions(byKey.get(condition.key), isOptional ? { ...resolved, optional: true } : resolved),
    );
  }
  return limitToCategory([...byKey.values()]);
}

function limitToCategory(conditions: Condition[]): Condition[] {
  const category = conditions.find(({ key }) => key === "competition_category");
  const entered = category && "any" in category ? category.any : [];
  if (entered.length === 0) return conditions;
  const isInCategory = (slug: string) =>
    entered.some((categorySlug) => slug.includes(`.${categorySlug}.`)) || slug.includes(".all.");
  return conditions.map((condition) =>
    condition.key === "weight_class" && "any" in condition && condition.any.some(isInCategory)
      ? { ...condition, any: condition.any.filter(isInCategory) }
      : condition,
  );
}

function mergeConditions(previous: Condition | undefined, next: Condition): Condition {
  if (!previous) return next;
  if ("any" in previous && "any" in next) return { ...previous, any: [...previous.any, ...next.any] };
  return { ...previous, ...next } as Condition;
}

function resolveOpposite(condition: Condition, positions: readonly string[]): Condition {
  if (!("any" in condition) || !condition.any.includes(opposite)) return condition;
  const side = positions[0]?.startsWith("right-") ? "left" : positions[0]?.startsWith("left-") ? "right" : "";
  return { ...condition, any: side ? [side] : [] };
}

/** A word for optional criteria applies within its clause: "ideally left-footed". */
function isOptionalIn({ items }: Sentence, { items: readingItems }: Reading): boolean {
  const clause = items[readingItems[0] ?? -1]?.clause;
  return items.some((item) => item.clause === clause && isKind(item, "optional"));
}

/** A search requires all conditions, so alternatives ("free or contract ends in June") become optional. */
function orBetween({ items, taken }: Sentence, first: Reading, second: Reading): boolean {
  const [previous, after] = Math.min(...first.items) < Math.min(...second.items) ? [first, second] : [second, first];
  const [from, to] = [Math.max(...previous.items) + 1, Math.min(...after.items)];
  const between = [...items.keys()].slice(from, to);
  return (
    between.length > 0 &&
    between.length <= 2 &&
    between.every((index) => !taken.has(index)) &&
    between.some((index) => isKind(items[index], "or"))
  );
}

function questionsOf(search: Search, items: Sentence["items"], candidates: readonly SportSlug[]): Question[] {
  const categories = search.conditions?.some(({ key }) => key === "competition_category");
  const classes = search.conditions?.find(({ key }) => key === "weight_class");
  const mixed = classes && "any" in classes && new Set(classes.any.map((slug) => slug.split(".")[1])).size > 1;
  const isCategoryUnclear = !categories && (mixed || items.some((item) => isKind(item, "his")));
  return [
    ...(candidates.length > 1 ? [{ code: "sport", among: candidates } as const] : []),
    ...(isCategoryUnclear ? [{ code: "category", among: ["women", "men"] } as const] : []),
  ];
}
