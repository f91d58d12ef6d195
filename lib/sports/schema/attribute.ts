import type { AccessLevel } from "@/lib/platform/access-level";
import type { SportSlug } from "./sports";

export const units = [
  "s",
  "cm",
  "m",
  "kg",
  "km",
  "km_h",
  "m_s",
  "kg_m_s",
  "pct",
  "deg",
  "rpm",
  "newton",
  "level",
  "day",
  "year",
  "hour",
  "ms",
  "yd",
  "count",
] as const;
export type Unit = (typeof units)[number];

export const groups = ["play", "body", "tests", "season", "next", "path"] as const;
export type Group = (typeof groups)[number];

export type Direction = "up" | "down" | "neutral";
/** A search may use it freely, only with a stated reason, or never. */
export type Ask = "free" | "reasoned" | "never";
/** For minors: as for adults, visible to the player and guardian only, never, or from an age. */
export type Minors = "same" | "owner" | "never" | { from: number };
export type Range = readonly [least: number, most: number];
export type Range2 = Range | { men: Range; women: Range };
export type AgeBracket = "under12" | "from12" | "from15" | "adult";

type Base = {
  key: string;
  sports: readonly SportSlug[];
  /** True if a claim belongs to one sport rather than to the person. */
  perSport: boolean;
  positions?: readonly string[];
  group: Group;
  accessLevel: AccessLevel;
  minors: Minors;
  ask: Ask;
  /** Whether it counts in matching; `coach` only from that grade. */
  scores: boolean | "coach";
  /** The origin of the range or list, for developers; "general knowledge" was not verified. */
  source: string;
};

export type NumberAttribute = Base & {
  type: "number";
  unit: Unit;
  direction: Direction;
  range: Range2 | Record<AgeBracket, Range2>;
  decimals: number;
  /** Measured on a day by a method, so it ages; otherwise it is a statement. */
  test: boolean;
};

export type ChoiceAttribute = Base & {
  type: "choice" | "choices";
  choices: readonly string[];
  /** The key of the labels in messages, attributes.choice. */
  words: ChoiceWords;
  minorChoices?: readonly string[];
  /** The age from which a minor may select the choice. */
  choiceFrom?: Readonly<Record<string, number>>;
  choiceSports?: Readonly<Record<string, readonly SportSlug[]>>;
};

/** `intl` uses the labels of Intl; weight classes are named by their limits, positions by sports.json. */
export type ChoiceWords = string | "intl:country" | "intl:language" | "class" | "position";

/** `month` stands for the last day of the month; both lie within these months from today. */
export type DayAttribute = Base & { type: "day" | "month"; months: Range };
export type YesNoAttribute = Base & { type: "yes_no" };

/** The sum of the `counted` fields can be searched. */
export type RecordField =
  | { name: string; type: "text"; most: number; required?: true }
  | { name: string; type: "number"; range: Range; required?: true; counted?: true }
  | { name: string; type: "choice"; choices: readonly string[]; words: ChoiceWords; required?: true };

export function inSport<SportAttribute extends Attribute>(attribute: SportAttribute, sport: SportSlug): SportAttribute {
  if (!("choiceSports" in attribute) || !attribute.choiceSports) return attribute;
  const { choices, choiceSports } = attribute;
  return { ...attribute, choices: choices.filter((slug) => choiceSports[slug]?.includes(sport) ?? true) };
}

export type RecordAttribute = Base & { type: "record"; fields: readonly RecordField[]; rows: number };

export type Attribute = NumberAttribute | ChoiceAttribute | DayAttribute | YesNoAttribute | RecordAttribute;
export type AttributeType = Attribute["type"];

const GENERAL = "general knowledge";
type Overrides<Kind extends Attribute> = Partial<Omit<Kind, "key" | "type" | "sports">>;

/** Creates factories with common defaults; the overrides of an attribute take precedence. */
export function attributeFactories(sports: readonly SportSlug[], defaults: { perSport: boolean; group: Group }) {
  const base = {
    sports,
    accessLevel: "profile",
    minors: "same",
    ask: "free",
    scores: true,
    source: GENERAL,
    ...defaults,
  } as const;
  const measure = (
    key: string,
    unit: Unit,
    range: NumberAttribute["range"],
    overrides: Overrides<NumberAttribute> = {},
  ) =>
    ({
      ...base,
      decimals: decimalsOf(unit),
      direction: "neutral",
      test: false,
      ...overrides,
      key,
      type: "number",
      unit,
      range,
    }) satisfies NumberAttribute;
  return {
    measure,
    test: (
      key: string,
      unit: Unit,
      range: NumberAttribute["range"],
      direction: Direction,
      overrides: Overrides<NumberAttribute> = {},
    ) => measure(key, unit, range, { group: "tests", direction, test: true, ...overrides }),
    figure: (
      key: string,
      range: Range,
      direction: Direction,
      overrides: Overrides<NumberAttribute> & { unit?: Unit } = {},
    ) =>
      measure(key, overrides.unit ?? (key.endsWith("_pct") ? "pct" : "count"), range, {
        group: "season",
        direction,
        ...overrides,
      }),
    choice: (key: string, choices: readonly string[], overrides: Overrides<ChoiceAttribute> = {}) =>
      ({ ...base, words: key, ...overrides, key, type: "choice", choices }) satisfies ChoiceAttribute,
    choices: (key: string, choices: readonly string[], overrides: Overrides<ChoiceAttribute> = {}) =>
      ({ ...base, words: key, ...overrides, key, type: "choices", choices }) satisfies ChoiceAttribute,
    day: (key: string, months: Range, overrides: Overrides<DayAttribute> = {}) =>
      ({ ...base, ...overrides, key, type: "day", months }) satisfies DayAttribute,
    month: (key: string, months: Range, overrides: Overrides<DayAttribute> = {}) =>
      ({ ...base, ...overrides, key, type: "month", months }) satisfies DayAttribute,
    yesNo: (key: string, overrides: Overrides<YesNoAttribute> = {}) =>
      ({ ...base, ...overrides, key, type: "yes_no" }) satisfies YesNoAttribute,
    record: (key: string, rows: number, fields: readonly RecordField[], overrides: Overrides<RecordAttribute> = {}) =>
      ({ ...base, ...overrides, key, type: "record", rows, fields }) satisfies RecordAttribute,
  };
}

const decimalsOf = (unit: Unit) =>
  unit === "s" || unit === "m_s" ? 2 : unit === "km_h" || unit === "kg" || unit === "pct" ? 1 : 0;
