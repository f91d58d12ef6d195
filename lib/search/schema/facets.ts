import type { Attribute } from "@/lib/measurements/schema/attribute";
import { grades } from "@/lib/measurements/schema/grade";
import { type Reach, searchable } from "../policy";
import { askedChoices } from "./askable";
import { conditionKind } from "./condition";
import { type Search, searchInput } from "./search";

/** A longer list is no facet: nobody reads forty counts. */
const mostChoices = 12;

/** Attributes whose choices are offered with a count each; those of one position beside it alone. */
export const facetAttributes = (search: Search, reach: Reach): readonly Attribute[] =>
  searchable(search.sport, reach).filter(
    (attribute) =>
      attribute.type !== "record" &&
      conditionKind(attribute) === "choices" &&
      (askedChoices(attribute)?.length ?? 0) <= mostChoices &&
      fitsPosition(attribute, search),
  );

/** Attributes that are asked as a range: the body and what is tested. */
export const rangeAttributes = (search: Search, reach: Reach): readonly Attribute[] =>
  searchable(search.sport, reach).filter(
    (attribute) =>
      attribute.type === "number" &&
      (attribute.group === "body" || attribute.group === "tests" || attribute.group === "season") &&
      fitsPosition(attribute, search),
  );

const fitsPosition = ({ positions }: Attribute, search: Search) =>
  !positions || (search.positions?.some((position) => positions.includes(position)) ?? false);

/** How many months ahead "free by then" is offered. */
const ahead = [0, 3, 6];

export const availableDays = (today: Date): string[] =>
  ahead.map((months) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, today.getUTCDate()))
      .toISOString()
      .slice(0, 10),
  );

/** Criteria of one value each, by facet and value, with what choosing it asks more: a grade and freshness are asked of each condition. */
export function singleChoices(
  { sport, conditions, grade, fresh }: Search,
  reach: Reach,
  today: Date,
): [string, string, Search][] {
  const checked: [string, string, Search][] = [["checked", "yes", { checked: true }]];
  if (reach === "card") return checked;
  const claimed = searchInput({ sport, conditions, grade, fresh });
  return [
    ...checked,
    ["fresh", "yes", { ...claimed, fresh: true }],
    ...grades.slice(1).map((grade): [string, string, Search] => ["grade", grade, { ...claimed, grade }]),
    ...availableDays(today).map((until): [string, string, Search] => [
      "available_from",
      `..${until}`,
      { ...(sport && { sport }), conditions: [{ key: "available_from", until }] },
    ]),
  ];
}
