import { grades } from "@/lib/measurements/schema/grade";
import type { Attribute } from "@/lib/sports/schema/attribute";
import { askable, askedField } from "./askable";
import type { Condition } from "./condition";
import { coveringNodes } from "./figure-buckets";
import { optionalConditionsOf, type Search } from "./search";

export type Terms = readonly string[];

/** Returns terms every match has; `mainOnly` limits positions to the main one, `fit` is the number of optional criteria met. Empty if the search is too broad to benefit. */
export function termsOf(search: Search, mainOnly: boolean, fit = 0): Terms[] {
  const { sport, levels } = search;
  const parts = [
    ...positionTerms(search, mainOnly),
    ...(search.also ? positionTerms({ ...(sport && { sport }), positions: search.also }, mainOnly) : []),
    ...termsOfAll(requiredOf(search), search),
    ...optionalTerms(search, fit),
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

const requiredOf = ({ conditions = [] }: Search) => conditions.filter(({ optional }) => !optional);

/** Availability conditions have no terms, because players without claims may meet them. */
const termsOfAll = (conditions: readonly Condition[], search: Search): Terms[] =>
  conditions.flatMap((condition) => {
    const attribute = attributeOf(search, condition);
    return attribute && isClaimed(condition) ? [claimTerms(condition, attribute, search)] : [];
  });

/** A player who meets `fit` of n criteria meets at least one of any n - fit + 1, so each such group in a circle becomes one term. */
function optionalTerms(search: Search, fit: number): Terms[] {
  const optionalConditions = optionalConditionsOf(search);
  const terms = termsOfAll(optionalConditions, search);
  const minimum = fit - (optionalConditions.length - terms.length);
  if (minimum <= 0) return [];
  const circles = terms.map((_, index) =>
    [...terms.slice(index), ...terms.slice(0, index)].slice(0, terms.length - minimum + 1),
  );
  return minimum === 1 ? [terms.flat()] : circles.map((group) => group.flat());
}

const attributeOf = ({ sport }: Search, { key }: Condition) =>
  askable(sport).find((candidate) => candidate.key === key);

const isClaimed = (condition: Condition) =>
  !(["available_from", "playable_from"].includes(condition.key) && "until" in condition && condition.until);

function claimTerms(condition: Condition, attribute: Attribute, { sport }: Search): Terms {
  const prefix = `${attribute.key}|${attribute.perSport ? (sport ?? "") : ""}`;
  if ("any" in condition) {
    const field = askedField(attribute)?.name;
    return condition.any.map((choice) => (field ? `${prefix}|${field}|${choice}` : `${prefix}|${choice}`));
  }
  if ("is" in condition) return [attribute.type === "yes_no" ? `${prefix}|${condition.is ? "yes" : "no"}` : prefix];
  const { min, max } = condition as { min?: number; max?: number };
  if (min === undefined && max === undefined) return [prefix];
  return coveringNodes(min, max).map(({ step, node }) => `${prefix}|${step}|${node}`);
}

function gradeTerms(search: Search): Terms[] {
  if (!search.grade) return [];
  const graded = requiredOf(search).filter((condition) => (attributeOf(search, condition)?.group ?? "next") !== "next");
  if (graded.length > 0 && !graded.some(isClaimed)) return [];
  const sufficientGrades = grades.slice(grades.indexOf(search.grade));
  const sportKeys = [...new Set(["", search.sport ?? ""])];
  return [sportKeys.flatMap((sport) => sufficientGrades.map((grade) => `grade|${sport}|${grade}`))];
}
