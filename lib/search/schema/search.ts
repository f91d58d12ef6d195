import { type Grade, grades } from "@/lib/measurements/schema/grade";
import { rolesOf, sidesOf } from "@/lib/measurements/schema/positions";
import { searchedWords } from "@/lib/platform/command/input";
import { isSport, type Level, levels, type Position, type SportSlug, sportPositions } from "@/lib/sports/schema";
import { askable } from "./askable";
import { knownColumns } from "./column-names";
import { type Condition, listed, readCondition, writeCondition } from "./condition";

export const youngest = 5;
export const oldest = 99;
export const nearest = 5;
export const farthest = 300;

/** Who fits most wishes first, or who came last. */
export const sorts = ["fit", "newest"] as const;
export type Sort = (typeof sorts)[number];

export type Place = { city: string; country: string; km: number };

export type Search = {
  /** Handle, published name, city. */
  q?: string;
  sport?: SportSlug;
  /** Any of them; beside a sport alone, as the side and the role. */
  positions?: readonly Position[];
  side?: string;
  role?: string;
  levels?: readonly Level[];
  ageMin?: number;
  ageMax?: number;
  place?: Place;
  /** Every attribute that is asked has at least this grade. */
  grade?: Grade;
  /** No measure that is asked has aged. */
  fresh?: true;
  /** Name and date of birth were held against papers. */
  checked?: true;
  conditions?: readonly Condition[];
  sort?: Sort;
  /** What its rows tell, by name: shown, never asked; nothing where the usual ones stand. */
  columns?: readonly string[];
  /** Shown as cards instead of rows. */
  view?: "cards";
};
export type SearchKey = keyof Search;

type Source = URLSearchParams | Record<string, unknown>;

/** The one parser of a search: for the page's address, a row of the history, a saved search. Never fails: junk is left out, so that an old link or a typing robot still gets a page. */
export function searchInput(source: Source): Search {
  const all = textsOf(source);
  const [sport] = all("sport").slice(0, 1).filter(isSport);
  const positions = sport ? chosen(sportPositions[sport], [...all("positions"), ...all("position")]) : [];
  const played = sport ? (positions.length > 0 ? positions : sportPositions[sport]) : [];
  const search: Search = {
    q: searchedWords.optional().catch(undefined).parse(all("q")[0]),
    sport,
    positions,
    side: oneOf(
      played.flatMap((position) => (sport ? sidesOf(sport, position) : [])),
      all("side")[0],
    ),
    role: oneOf(
      played.flatMap((position) => (sport ? rolesOf(sport, position) : [])),
      all("role")[0],
    ),
    levels: chosen(levels, [...all("levels"), ...all("level")]),
    ...ages(all("ageMin")[0], all("ageMax")[0]),
    place: placeOf(all("near")[0], all("km")[0]),
    grade: oneOf(grades.slice(1), all("grade")[0]),
    fresh: isYes(all("fresh")[0]),
    checked: isYes(all("checked")[0]),
    conditions: conditionsOf(sport, all),
    sort: oneOf(sorts, all("sort")[0]),
    columns: chosen(knownColumns(sport), all("columns")),
    view: oneOf(["cards"] as const, all("view")[0]),
  };
  return filled(search);
}

/** The address of a search, in one fixed order, so that equal searches have equal addresses. */
export function searchQuery(search: Search, more: Record<string, string | undefined> = {}): string {
  const { conditions = [], ...rest } = search;
  const optionalKeys = conditions.flatMap(({ key, wish }) => (wish ? [key] : []));
  const parts: [string, unknown][] = [
    ...keys.map((key): [string, unknown] => [key, rest[key]]),
    ...conditions.map((condition): [string, unknown] => [condition.key, writeCondition(condition)]),
    ["wish", optionalKeys],
    ["near", rest.place && `${rest.place.city},${rest.place.country}`],
    ["km", rest.place?.km],
    ["sort", rest.sort],
    ["columns", rest.columns],
    ["view", rest.view],
    ...Object.entries(more),
  ];
  const written = parts.flatMap(([name, value]) => {
    const text = value === true ? "yes" : Array.isArray(value) ? value.join(",") : String(value ?? "");
    return text ? [`${name}=${encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%20", "+")}`] : [];
  });
  return written.length > 0 ? `?${written.join("&")}` : "";
}

/** The same search without these criteria, or a condition by the key of its attribute; what belongs to a sport goes with it. */
export function without(search: Search, ...taken: string[]): Search {
  const rest = Object.entries(search).filter(([key]) => !taken.includes(key));
  const conditions = search.conditions?.filter(({ key }) => !taken.includes(key));
  // Read again, so that nothing is left that only made sense beside what went.
  return searchInput({ ...Object.fromEntries(rest), conditions: taken.includes("conditions") ? [] : conditions });
}

/** The same search with this condition, in the place of what was asked of its attribute. */
export function withCondition(search: Search, condition: Condition): Search {
  const others = search.conditions?.filter(({ key }) => key !== condition.key) ?? [];
  return searchInput({ ...search, conditions: [...others, condition] });
}

/** What a search looks for, however it is shown. */
export const lookedFor = ({ columns: _, view: _view, ...search }: Search): Search => search;

export const wishesOf = ({ conditions = [] }: Search) => conditions.filter(({ wish }) => wish);

/** How a search orders whom it finds: by the wishes they fit where there are any, unless it says otherwise. */
export const ranks = (search: Search): Sort =>
  wishesOf(search).length > 0 && search.sort !== "newest" ? "fit" : "newest";

const keys = [
  "q",
  "sport",
  "positions",
  "side",
  "role",
  "levels",
  "ageMin",
  "ageMax",
  "grade",
  "fresh",
  "checked",
] as const;

/** Names in an address that no attribute may have. */
export const reserved = [
  ...keys,
  "position",
  "level",
  "conditions",
  "wish",
  "near",
  "km",
  "place",
  "sort",
  "columns",
  "view",
  "after",
];

type Texts = (name: string) => readonly string[];

/** By name, all that was given; what is stored is read as if it stood in an address, so that there is one reading. */
function textsOf(source: Source): Texts {
  const texts = new Map<string, string[]>();
  for (const [name, value] of source instanceof URLSearchParams ? source : entriesOf(source))
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== "")
        texts.set(name, [...(texts.get(name) ?? []), one === true ? "yes" : String(one)]);
  return (name) => texts.get(name) ?? [];
}

function entriesOf({ conditions, place, ...rest }: Record<string, unknown>): [string, unknown][] {
  const stored = Array.isArray(conditions) ? conditions.filter(isObject) : [];
  return [
    ...Object.entries(rest),
    ...stored.flatMap((one): [string, unknown][] => [
      [String(one.key), writeCondition(one)],
      ["wish", one.wish === true ? one.key : undefined],
    ]),
    ["near", isObject(place) ? `${place.city},${place.country}` : undefined],
    ["km", isObject(place) ? place.km : rest.km],
  ];
}

function conditionsOf(sport: SportSlug | undefined, all: Texts): Condition[] {
  const optionalKeys = listed(all("wish"));
  return askable(sport).flatMap((attribute) => {
    const condition = readCondition(attribute, all);
    return condition ? [optionalKeys.includes(attribute.key) ? { ...condition, wish: true as const } : condition] : [];
  });
}

function ages(min: string | undefined, max: string | undefined) {
  const [ageMin, ageMax] = [whole(min, youngest, oldest), whole(max, youngest, oldest)];
  return ageMin !== undefined && ageMax !== undefined && ageMin > ageMax
    ? { ageMin: ageMax, ageMax: ageMin }
    : { ageMin, ageMax };
}

function placeOf(near: string | undefined, within: string | undefined): Place | undefined {
  const [, city, country] = /^(.{1,80}),([A-Z]{2})$/.exec(near ?? "") ?? [];
  const km = whole(within ?? "50", nearest, farthest);
  return city && country && km !== undefined ? { city, country, km } : undefined;
}

function whole(text: string | undefined, from: number, to: number): number | undefined {
  const value = /^\d{1,3}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : undefined;
}

const chosen = <Of extends string>(list: readonly Of[], values: readonly string[]) =>
  list.filter((one) => listed(values).includes(one));
const oneOf = <Of extends string>(list: readonly Of[], text: string | undefined) => list.find((one) => one === text);
const isYes = (text: string | undefined) => (text === "yes" || undefined) as true | undefined;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const filled = (search: Search): Search =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
