import { type Grade, grades } from "@/lib/measurements/schema/grade";
import { searchedWords } from "@/lib/platform/command/input";
import { countries } from "@/lib/platform/i18n/countries";
import { rolesOf, sidesOf } from "@/lib/sports/schema/positions";
import { isSport, type Level, levels, type Position, type SportSlug, sportPositions } from "@/lib/sports/schema/sports";
import { askable } from "./askable";
import { knownColumns } from "./column-names";
import { type Condition, listed, readCondition, writeCondition } from "./condition";

export const youngest = 5;
export const oldest = 99;
export const nearest = 5;
export const farthest = 300;
/** Kilometers offered by the field for a place. */
export const distances = [20, 50, 100, 200] as const;

export const sorts = ["fit", "newest", "nearest"] as const;
export type Sort = (typeof sorts)[number];

export type Place = { city: string; country: string; km: number };

export type Search = {
  q?: string;
  sport?: SportSlug;
  positions?: readonly Position[];
  side?: string;
  role?: string;
  /** Further positions, one of which the player plays too. */
  also?: readonly Position[];
  levels?: readonly Level[];
  countries?: readonly string[];
  ageMin?: number;
  ageMax?: number;
  place?: Place;
  grade?: Grade;
  fresh?: true;
  checked?: true;
  conditions?: readonly Condition[];
  sort?: Sort;
  columns?: readonly string[];
  view?: "cards";
};
export type SearchKey = keyof Search;

type Source = URLSearchParams | Record<string, unknown>;

/** Parses a search from a URL, the history or an alert; never throws, and ignores invalid values so that old links work. */
export function searchInput(source: Source): Search {
  const values = valuesByName(source);
  const [sport] = values("sport").slice(0, 1).filter(isSport);
  const positions = sport ? pick(sportPositions[sport], [...values("positions"), ...values("position")]) : [];
  const playedPositions = sport ? (positions.length > 0 ? positions : sportPositions[sport]) : [];
  const search: Search = {
    q: searchedWords.optional().catch(undefined).parse(values("q")[0]),
    sport,
    positions,
    side: pickOne(
      playedPositions.flatMap((position) => (sport ? sidesOf(sport, position) : [])),
      values("side")[0],
    ),
    role: pickOne(
      playedPositions.flatMap((position) => (sport ? rolesOf(sport, position) : [])),
      values("role")[0],
    ),
    also: sport ? pick(sportPositions[sport], values("also")) : [],
    levels: pick(levels, [...values("levels"), ...values("level")]),
    countries: pick(countries, values("countries")),
    ...ageRange(values("ageMin")[0], values("ageMax")[0]),
    place: placeOf(values("near")[0], values("km")[0]),
    grade: pickOne(grades.slice(1), values("grade")[0]),
    fresh: isYes(values("fresh")[0]),
    checked: isYes(values("checked")[0]),
    conditions: conditionsOf(sport, values),
    sort: pickOne(sorts, values("sort")[0]),
    columns: pick(knownColumns(sport), values("columns")),
    view: pickOne(["cards"] as const, values("view")[0]),
  };
  return withoutEmpty(search);
}

/** Writes a search as URL query in a fixed order, so that equal searches have equal URLs. */
export function searchQuery(search: Search, extra: Record<string, string | undefined> = {}): string {
  const { conditions = [], ...rest } = search;
  const optionalKeys = conditions.flatMap(({ key, optional }) => (optional ? [key] : []));
  const parts: [string, unknown][] = [
    ...plainKeys.map((key): [string, unknown] => [key, rest[key]]),
    ...conditions.map((condition): [string, unknown] => [condition.key, writeCondition(condition)]),
    ["optional", optionalKeys],
    ["near", rest.place && `${rest.place.city},${rest.place.country}`],
    ["km", rest.place?.km],
    ["sort", rest.sort],
    ["columns", rest.columns],
    ["view", rest.view],
    ...Object.entries(extra),
  ];
  const parameters = parts.flatMap(([name, value]) => {
    const text = value === true ? "yes" : Array.isArray(value) ? value.join(",") : String(value ?? "");
    return text ? [`${name}=${encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%20", "+")}`] : [];
  });
  return parameters.length > 0 ? `?${parameters.join("&")}` : "";
}

/** Removes criteria, or conditions by attribute key; criteria that depend on a removed sport go too. */
export function without(search: Search, ...removedKeys: string[]): Search {
  const rest = Object.entries(search).filter(([key]) => !removedKeys.includes(key));
  const conditions = search.conditions?.filter(({ key }) => !removedKeys.includes(key));
  // Parsed again, to drop criteria that depended on the removed ones.
  return searchInput({ ...Object.fromEntries(rest), conditions: removedKeys.includes("conditions") ? [] : conditions });
}

export function withCondition(search: Search, condition: Condition): Search {
  const others = search.conditions?.filter(({ key }) => key !== condition.key) ?? [];
  return searchInput({ ...search, conditions: [...others, condition] });
}

export const criteriaOnly = ({ columns: _, view: _view, ...search }: Search): Search => search;

export const optionalConditionsOf = ({ conditions = [] }: Search) => conditions.filter(({ optional }) => optional);

export const ranks = (search: Search): Sort =>
  search.sort === "nearest" && search.place
    ? "nearest"
    : optionalConditionsOf(search).length > 0 && search.sort !== "newest"
      ? "fit"
      : "newest";

const plainKeys = [
  "q",
  "sport",
  "positions",
  "side",
  "role",
  "also",
  "levels",
  "countries",
  "ageMin",
  "ageMax",
  "grade",
  "fresh",
  "checked",
] as const;

/** URL parameters that no attribute key may use. */
export const reserved = [
  ...plainKeys,
  "position",
  "level",
  "conditions",
  "optional",
  "wish",
  "near",
  "km",
  "place",
  "sort",
  "columns",
  "view",
  "after",
];

/** Names of parameters in earlier addresses. */
const formerNames = new Map([["wish", "optional"]]);

type Texts = (name: string) => readonly string[];

function valuesByName(source: Source): Texts {
  const texts = new Map<string, string[]>();
  for (const [sourceName, value] of source instanceof URLSearchParams ? source : entriesOf(source)) {
    const name = formerNames.get(sourceName) ?? sourceName;
    for (const item of [value].flat())
      if (item !== undefined && item !== null && item !== "")
        texts.set(name, [...(texts.get(name) ?? []), item === true ? "yes" : String(item)]);
  }
  return (name) => texts.get(name) ?? [];
}

function entriesOf({ conditions, place, ...rest }: Record<string, unknown>): [string, unknown][] {
  const stored = Array.isArray(conditions) ? conditions.filter(isObject) : [];
  return [
    ...Object.entries(rest),
    ...stored.flatMap((storedCondition): [string, unknown][] => [
      [String(storedCondition.key), writeCondition(storedCondition)],
      ["optional", storedCondition.optional === true ? storedCondition.key : undefined],
    ]),
    ["near", isObject(place) ? `${place.city},${place.country}` : undefined],
    ["km", isObject(place) ? place.km : rest.km],
  ];
}

function conditionsOf(sport: SportSlug | undefined, values: Texts): Condition[] {
  const optionalKeys = listed(values("optional"));
  return askable(sport).flatMap((attribute) => {
    const condition = readCondition(attribute, values);
    return condition
      ? [optionalKeys.includes(attribute.key) ? { ...condition, optional: true as const } : condition]
      : [];
  });
}

function ageRange(min: string | undefined, max: string | undefined) {
  const [ageMin, ageMax] = [parseInteger(min, youngest, oldest), parseInteger(max, youngest, oldest)];
  return ageMin !== undefined && ageMax !== undefined && ageMin > ageMax
    ? { ageMin: ageMax, ageMax: ageMin }
    : { ageMin, ageMax };
}

function placeOf(near: string | undefined, kmText: string | undefined): Place | undefined {
  const [, city, country] = /^(.{1,80}),([A-Z]{2})$/.exec(near ?? "") ?? [];
  const km = parseInteger(kmText ?? "50", nearest, farthest);
  return city && country && km !== undefined ? { city, country, km } : undefined;
}

function parseInteger(text: string | undefined, from: number, to: number): number | undefined {
  const value = /^\d{1,3}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : undefined;
}

const pick = <Value extends string>(list: readonly Value[], values: readonly string[]) =>
  list.filter((option) => listed(values).includes(option));
const pickOne = <Value extends string>(list: readonly Value[], text: string | undefined) =>
  list.find((option) => option === text);
const isYes = (text: string | undefined) => (text === "yes" || undefined) as true | undefined;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const withoutEmpty = (search: Search): Search =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
