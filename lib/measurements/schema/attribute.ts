import type { SportSlug } from "@/lib/sports/schema";

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

/** What a form asks together, in its order; a player's page shows the same groups. */
export const groups = ["play", "body", "tests", "season", "next", "path"] as const;
export type Group = (typeof groups)[number];

/** Which way is better; of neutral ones neither. */
export type Direction = "up" | "down" | "neutral";
export type Depth = "card" | "profile" | "identity";
/** Asked of a search freely, only with a reason that the need states, or never. */
export type Ask = "free" | "reasoned" | "never";
/** Of whom under 18: as of adults, shown to nobody but the player and the guardian, never offered, or offered from that age on. */
export type Minors = "same" | "owner" | "never" | { from: number };
export type Range = readonly [least: number, most: number];
/** A range of adults, of both or apart. */
export type Range2 = Range | { men: Range; women: Range };
export type AgeBracket = "under12" | "from12" | "from15" | "adult";

type Base = {
  key: string;
  /** Who is asked; an attribute of the e-sport list is asked of no athlete. */
  sports: readonly SportSlug[];
  /** A claim names the sport it is about; else it holds for the person, whichever sports they play. */
  perSport: boolean;
  /** Asked of these positions alone. */
  positions?: readonly string[];
  group: Group;
  depth: Depth;
  minors: Minors;
  ask: Ask;
  /** May count in a match; `coach` from that grade on. */
  scores: boolean | "coach";
  /** Where the range or the list was read; a bare "general knowledge" was not looked up. For developers, shown to nobody. */
  source: string;
};

export type NumberAttribute = Base & {
  type: "number";
  unit: Unit;
  direction: Direction;
  /** For validation only, never a verdict on a player. */
  range: Range2 | Record<AgeBracket, Range2>;
  /** Digits kept after the point. */
  decimals: number;
  /** Measured on a day, in a way; it ages. What is no test is a statement. */
  test: boolean;
};

export type ChoiceAttribute = Base & {
  type: "choice" | "choices";
  choices: readonly string[];
  /** Under which name the words of the choices stand: messages, attributes.choice. */
  words: ChoiceWords;
  /** All that is offered under 18, where that is less. */
  minorChoices?: readonly string[];
  /** Choices that are offered under 18 from this age on. */
  choiceFrom?: Readonly<Record<string, number>>;
  /** Choices that mean something in these sports alone. */
  choiceSports?: Readonly<Record<string, readonly SportSlug[]>>;
};

/** `intl`: countries and languages are named by the browser's own lists, weight classes by their limits, positions in sports.json. */
export type ChoiceWords = string | "intl:country" | "intl:language" | "class" | "position";

/** `day` a date; `month` the last day of a month; both between these months from today. */
export type DayAttribute = Base & { type: "day" | "month"; months: Range };
export type YesNoAttribute = Base & { type: "yes_no" };

export type RecordField =
  | { name: string; type: "text"; most: number; required?: true }
  | { name: string; type: "number"; range: Range; required?: true }
  | { name: string; type: "choice"; choices: readonly string[]; words: ChoiceWords; required?: true };

/** The attribute with the choices that mean something in a sport. */
export function inSport<Of extends Attribute>(attribute: Of, sport: SportSlug): Of {
  if (!("choiceSports" in attribute) || !attribute.choiceSports) return attribute;
  const { choices, choiceSports } = attribute;
  return { ...attribute, choices: choices.filter((slug) => choiceSports[slug]?.includes(sport) ?? true) };
}

/** `parts` of a claim is a list of at most `rows` of these. */
export type RecordAttribute = Base & { type: "record"; fields: readonly RecordField[]; rows: number };

export type Attribute = NumberAttribute | ChoiceAttribute | DayAttribute | YesNoAttribute | RecordAttribute;
export type AttributeType = Attribute["type"];

const GENERAL = "general knowledge";
type Own<Kind extends Attribute> = Partial<Omit<Kind, "key" | "type" | "sports">>;

/** Says once for whom a file's attributes are; what it says of one goes before. */
export function attributeFactories(sports: readonly SportSlug[], about: { perSport: boolean; group: Group }) {
  const base = {
    sports,
    depth: "profile",
    minors: "same",
    ask: "free",
    scores: true,
    source: GENERAL,
    ...about,
  } as const;
  const measure = (key: string, unit: Unit, range: NumberAttribute["range"], overrides: Own<NumberAttribute> = {}) =>
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
    /** Taken on a day, by a protocol. */
    test: (
      key: string,
      unit: Unit,
      range: NumberAttribute["range"],
      direction: Direction,
      overrides: Own<NumberAttribute> = {},
    ) => measure(key, unit, range, { group: "tests", direction, test: true, ...overrides }),
    /** Of a season. */
    figure: (key: string, range: Range, direction: Direction, overrides: Own<NumberAttribute> & { unit?: Unit } = {}) =>
      measure(key, overrides.unit ?? (key.endsWith("_pct") ? "pct" : "count"), range, {
        group: "season",
        direction,
        ...overrides,
      }),
    choice: (key: string, choices: readonly string[], overrides: Own<ChoiceAttribute> = {}) =>
      ({ ...base, words: key, ...overrides, key, type: "choice", choices }) satisfies ChoiceAttribute,
    choices: (key: string, choices: readonly string[], overrides: Own<ChoiceAttribute> = {}) =>
      ({ ...base, words: key, ...overrides, key, type: "choices", choices }) satisfies ChoiceAttribute,
    day: (key: string, months: Range, overrides: Own<DayAttribute> = {}) =>
      ({ ...base, ...overrides, key, type: "day", months }) satisfies DayAttribute,
    month: (key: string, months: Range, overrides: Own<DayAttribute> = {}) =>
      ({ ...base, ...overrides, key, type: "month", months }) satisfies DayAttribute,
    yesNo: (key: string, overrides: Own<YesNoAttribute> = {}) =>
      ({ ...base, ...overrides, key, type: "yes_no" }) satisfies YesNoAttribute,
    record: (key: string, rows: number, fields: readonly RecordField[], overrides: Own<RecordAttribute> = {}) =>
      ({ ...base, ...overrides, key, type: "record", rows, fields }) satisfies RecordAttribute,
  };
}

const decimalsOf = (unit: Unit) =>
  unit === "s" || unit === "m_s" ? 2 : unit === "km_h" || unit === "kg" || unit === "pct" ? 1 : 0;
