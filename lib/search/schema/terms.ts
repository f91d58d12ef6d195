import type { Attribute } from "@/lib/measurements/schema/attribute";
import { grades } from "@/lib/measurements/schema/grade";
import { askable, askedField } from "./askable";
import type { Condition } from "./condition";
import { coverOf } from "./figure-buckets";
import { type Search, wishesOf } from "./search";

/** Alternatives, of which whoever fits has one: as `player_terms` words them. */
export type Terms = readonly string[];

/** What everybody has who is found with this search and fits so many of its wishes; `mainOnly` where no more than the first position is told. Nothing where it asks too little to be worth it. */
export function termsOf(search: Search, mainOnly: boolean, fit = 0): Terms[] {
  const { sport, levels } = search;
  const parts = [
    ...positionTerms(search, mainOnly),
    ...termsOfAll(mustOf(search), search),
    ...wishTerms(search, fit),
    ...gradeTerms(search),
  ];
  if (parts.length === 0) return [];
  return [
    ...parts,
    ...(sport ? [[`sport|${sport}`]] : []),
    ...(levels ? [levels.map((level) => `level|${level}`)] : []),
  ];
}

function positionTerms({ sport, positions, side, role }: Search, mainOnly: boolean): Terms[] {
  const main = positions?.map((position) => `position|${position}`) ?? [];
  if (mainOnly) return positions ? [main] : [];
  if (!positions && !side && !role) return [];
  const rows = (positions ?? [""]).map(
    (position) => `positions|${sport ?? ""}|${position}|${side ?? ""}|${role ?? ""}`,
  );
  return [side || role ? rows : [...main, ...rows]];
}

const mustOf = ({ conditions = [] }: Search) => conditions.filter(({ wish }) => !wish);

/** Of what is claimed; that somebody is free, or may play by a day, also holds of who claims nothing. */
const termsOfAll = (conditions: readonly Condition[], search: Search): Terms[] =>
  conditions.flatMap((condition) => {
    const attribute = attributeOf(search, condition);
    return attribute && isClaimed(condition) ? [claimTerms(condition, attribute, search)] : [];
  });

/** Whoever fits `fit` wishes of so many has a term of any of them but `fit - 1`: asked of each wish and those that follow it, in a circle. */
function wishTerms(search: Search, fit: number): Terms[] {
  const optionalConditions = wishesOf(search);
  const terms = termsOfAll(optionalConditions, search);
  const least = fit - (optionalConditions.length - terms.length);
  if (least <= 0) return [];
  const circles = terms.map((_, at) => [...terms.slice(at), ...terms.slice(0, at)].slice(0, terms.length - least + 1));
  return least === 1 ? [terms.flat()] : circles.map((some) => some.flat());
}

const attributeOf = ({ sport }: Search, { key }: Condition) => askable(sport).find((one) => one.key === key);

const isClaimed = (condition: Condition) =>
  !(["available_from", "playable_from"].includes(condition.key) && "until" in condition && condition.until);

function claimTerms(condition: Condition, attribute: Attribute, { sport }: Search): Terms {
  const about = `${attribute.key}|${attribute.perSport ? (sport ?? "") : ""}`;
  if ("any" in condition) {
    const field = askedField(attribute)?.name;
    return condition.any.map((choice) => (field ? `${about}|${field}|${choice}` : `${about}|${choice}`));
  }
  if ("is" in condition) return [attribute.type === "yes_no" ? `${about}|${condition.is ? "yes" : "no"}` : about];
  const { min, max } = condition as { min?: number; max?: number };
  if (min === undefined && max === undefined) return [about];
  return coverOf(min, max).map(({ step, node }) => `${about}|${step}|${node}`);
}

/** Whoever is found by a grade has a claim of it, in the sport or in all of them. */
function gradeTerms(search: Search): Terms[] {
  if (!search.grade) return [];
  const graded = mustOf(search).filter((condition) => (attributeOf(search, condition)?.group ?? "next") !== "next");
  if (graded.length > 0 && !graded.some(isClaimed)) return [];
  const enough = grades.slice(grades.indexOf(search.grade));
  const about = [...new Set(["", search.sport ?? ""])];
  return [about.flatMap((sport) => enough.map((grade) => `grade|${sport}|${grade}`))];
}
