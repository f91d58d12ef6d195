import { grades } from "@/lib/measurements/schema/grade";
import type { Attribute } from "@/lib/sports/schema/attribute";
import { type SearchAccessLevel, searchable } from "../policy";
import { askedChoices } from "./askable";
import { conditionKind } from "./condition";
import { type Search, searchInput } from "./search";

const MAX_CHOICES = 12;

/** Attributes with a count per choice; those of a position only with that position. */
export const facetAttributes = (search: Search, accessLevel: SearchAccessLevel): readonly Attribute[] =>
  searchable(search.sport, accessLevel).filter(
    (attribute) =>
      attribute.type !== "record" &&
      conditionKind(attribute) === "choices" &&
      (askedChoices(attribute)?.length ?? 0) <= MAX_CHOICES &&
      fitsPosition(attribute, search),
  );

export const rangeAttributes = (search: Search, accessLevel: SearchAccessLevel): readonly Attribute[] =>
  searchable(search.sport, accessLevel).filter(
    (attribute) =>
      attribute.type === "number" &&
      (attribute.group === "body" || attribute.group === "tests" || attribute.group === "season") &&
      fitsPosition(attribute, search),
  );

const fitsPosition = ({ positions }: Attribute, search: Search) =>
  !positions || (search.positions?.some((position) => positions.includes(position)) ?? false);

const monthsAhead = [0, 3, 6];

export const availableDays = (today: Date): string[] =>
  monthsAhead.map((months) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, today.getUTCDate()))
      .toISOString()
      .slice(0, 10),
  );

/** Facets with a single value each, and the search that counts them; grade and freshness apply to all conditions. */
export function singleChoices(
  { sport, conditions, grade, fresh }: Search,
  accessLevel: SearchAccessLevel,
  today: Date,
): [string, string, Search][] {
  const checkedFacet: [string, string, Search][] = [["checked", "yes", { checked: true }]];
  if (accessLevel === "card") return checkedFacet;
  const claimSearch = searchInput({ sport, conditions, grade, fresh });
  return [
    ...checkedFacet,
    ["fresh", "yes", { ...claimSearch, fresh: true }],
    ...grades.slice(1).map((grade): [string, string, Search] => ["grade", grade, { ...claimSearch, grade }]),
    ...availableDays(today).map((until): [string, string, Search] => [
      "available_from",
      `..${until}`,
      { ...(sport && { sport }), conditions: [{ key: "available_from", until }] },
    ]),
  ];
}
