import { type SportSlug, sportSlugs } from "@/lib/sports/schema";
import type { Condition } from "../condition";
import { type Search, searchInput } from "../search";
import { type Given, isKind, type Reading, type Sentence } from "./sentence";
import { opposite } from "./traits";

export type Question =
  /** Which of these sports is meant? */
  | { code: "sport"; among: readonly SportSlug[] }
  /** Of men or of women? "His" and a weight say neither. */
  | { code: "category"; among: readonly ["women", "men"] };

type FittingReading = { reading: Reading; given: Given };

/** The readings as one search, in the sport they share; what does not fit it is dropped, and said to be unread. */
export function assemble(sentence: Sentence, workspace: SportSlug | undefined) {
  const { readings, items } = sentence;
  const { sport, among } = sportOf(readings, workspace);
  const dropped = new Set<number>();
  const fitting: FittingReading[] = readings.flatMap((reading) => {
    const given = fits(reading, sport) ? reading.give(sport) : null;
    // With the sport still asked, what depends on it is no loss: it is read when it is known.
    if (!given && sport) for (const item of reading.items) dropped.add(item);
    return given ? [{ reading, given }] : [];
  });
  const first = <Key extends "side" | "role" | "ageMin" | "ageMax">(key: Key) =>
    fitting.find(({ given }) => given[key] !== undefined)?.given[key];
  const positions = [...new Set(fitting.flatMap(({ given }) => given.positions ?? []))];
  const draft = {
    ...(sport && { sport }),
    positions,
    side: first("side"),
    role: first("role"),
    levels: fitting.flatMap(({ given }) => given.levels ?? []),
    ageMin: first("ageMin"),
    ageMax: first("ageMax"),
    conditions: conditionsOf(sentence, fitting, positions),
  };
  const search = searchInput(draft);
  const conditionKeys = new Set(search.conditions?.map(({ key }) => key));
  for (const { reading, given } of fitting)
    if (given.condition && !conditionKeys.has(given.condition.key)) for (const item of reading.items) dropped.add(item);
  return { search, dropped, questions: questionsOf(search, items, among) };
}

const fits = ({ sports, rare = [] }: Reading, sport: SportSlug | undefined) =>
  !sports || (sport !== undefined && (sports.includes(sport) || rare.includes(sport)));

/** The one sport in which everything makes sense; else the asker's own, if it is one of them; else they are asked. */
function sportOf(readings: readonly Reading[], workspace: SportSlug | undefined) {
  const bound = readings.filter(({ sports }) => sports);
  if (bound.length === 0)
    return workspace ? { sport: workspace, among: [] } : { among: readings.length > 0 ? sportSlugs : [] };
  const stated = new Set(bound.flatMap((reading) => (reading.stated ? (reading.sports ?? []) : [])));
  if (stated.size === 1) return { sport: [...stated][0], among: [] };
  const among = (allowed: (reading: Reading) => readonly SportSlug[]) =>
    sportSlugs.filter((sport) => bound.every((reading) => allowed(reading).includes(sport)));
  const possible = among(({ sports = [], rare = [] }) => [...sports, ...rare]);
  if (workspace && possible.includes(workspace)) return { sport: workspace, among: [] };
  const likely = among(({ sports = [] }) => sports);
  const attributeKeys = likely.length > 0 ? likely : possible.length > 0 ? possible : mostShared(bound);
  return attributeKeys.length === 1 ? { sport: attributeKeys[0], among: [] } : { among: attributeKeys };
}

/** Where the words contradict each other, the sports that most of them share. */
function mostShared(bound: readonly Reading[]): SportSlug[] {
  const count = (sport: SportSlug) => bound.filter((reading) => fits(reading, sport)).length;
  const most = Math.max(...sportSlugs.map(count));
  return sportSlugs.filter((sport) => count(sport) === most);
}

function conditionsOf(
  sentence: Sentence,
  fitting: readonly FittingReading[],
  positions: readonly string[],
): Condition[] {
  const byKey = new Map<string, Condition>();
  const all = fitting.flatMap(({ reading, given: { condition } }) => (condition ? [{ reading, condition }] : []));
  for (const { reading, condition } of all) {
    const wished =
      isWished(sentence, reading) ||
      all.some((other) => other.condition.key !== condition.key && orBetween(sentence, reading, other.reading));
    const read = turned(condition, positions);
    byKey.set(condition.key, joined(byKey.get(condition.key), wished ? { ...read, wish: true } : read));
  }
  return ofCategory([...byKey.values()]);
}

/** A class of women is none of men. */
function ofCategory(conditions: Condition[]): Condition[] {
  const category = conditions.find(({ key }) => key === "competition_category");
  const fitting = category && "any" in category ? category.any : [];
  if (fitting.length === 0) return conditions;
  const fits = (slug: string) => fitting.some((one) => slug.includes(`.${one}.`)) || slug.includes(".all.");
  return conditions.map((condition) =>
    condition.key === "weight_class" && "any" in condition && condition.any.some(fits)
      ? { ...condition, any: condition.any.filter(fits) }
      : condition,
  );
}

/** Of one attribute both choices, and both ends. */
function joined(before: Condition | undefined, next: Condition): Condition {
  if (!before) return next;
  if ("any" in before && "any" in next) return { ...before, any: [...before.any, ...next.any] };
  return { ...before, ...next } as Condition;
}

/** The foot that is opposite to the side of the post. */
function turned(condition: Condition, positions: readonly string[]): Condition {
  if (!("any" in condition) || !condition.any.includes(opposite)) return condition;
  const side = positions[0]?.startsWith("right-") ? "left" : positions[0]?.startsWith("left-") ? "right" : "";
  return { ...condition, any: side ? [side] : [] };
}

/** A wish is said in its clause: "ideally left-footed". */
function isWished({ items }: Sentence, { items: read }: Reading): boolean {
  const clause = items[read[0] ?? -1]?.clause;
  return items.some((item) => item.clause === clause && isKind(item, "wish"));
}

/** "free or contract ends in June": a search asks both at once, so each is a wish. */
function orBetween({ items }: Sentence, one: Reading, other: Reading): boolean {
  const [before, after] = Math.min(...one.items) < Math.min(...other.items) ? [one, other] : [other, one];
  const [from, to] = [Math.max(...before.items) + 1, Math.min(...after.items)];
  return to - from >= 1 && to - from <= 2 && items.slice(from, to).some((item) => isKind(item, "or"));
}

function questionsOf(search: Search, items: Sentence["items"], among: readonly SportSlug[]): Question[] {
  const categories = search.conditions?.some(({ key }) => key === "competition_category");
  const classes = search.conditions?.find(({ key }) => key === "weight_class");
  const mixed = classes && "any" in classes && new Set(classes.any.map((slug) => slug.split(".")[1])).size > 1;
  const open = !categories && (mixed || items.some((item) => isKind(item, "his")));
  return [
    ...(among.length > 1 ? [{ code: "sport", among } as const] : []),
    ...(open ? [{ code: "category", among: ["women", "men"] } as const] : []),
  ];
}
