import type { AgeBracket, Attribute, ChoiceAttribute, NumberAttribute, Range, Range2 } from "./attribute";

/** Facts about a player that narrow the plausible range; without a category both ranges hold. */
export type Claimant = {
  age: number;
  category: "men" | "women" | "open" | null;
  height?: number | null;
  weight?: number | null;
};

const ADULT = 18;
export const anyAdult: Claimant = { age: ADULT, category: null };
const YOUNGEST_START = 3;
const brackets: [AgeBracket, number][] = [
  ["adult", ADULT],
  ["from15", 15],
  ["from12", 12],
  ["under12", 0],
];
const bracketOf = (age: number): AgeBracket => brackets.find(([, from]) => age >= from)?.[0] ?? "under12";

/** Factors that widen the weak end of an adult range for minors. */
const youthFactors: Record<AgeBracket, { down: number; up: number }> = {
  under12: { down: 1.45, up: 0.4 },
  from12: { down: 1.25, up: 0.55 },
  from15: { down: 1.08, up: 0.8 },
  adult: { down: 1, up: 1 },
};

/** The plausible range for this player; claims outside it are refused. */
export function rangeFor(attribute: NumberAttribute, claimant: Claimant): Range {
  const [least, most] = rangeAtAge(attribute, claimant);
  const personalRange = derivedRange(attribute.key, claimant);
  const overlap = personalRange && ([Math.max(least, personalRange[0]), Math.min(most, personalRange[1])] as const);
  return overlap && overlap[0] < overlap[1] ? overlap : [least, most];
}

function derivedRange(key: string, { age, height }: Claimant): Range | null {
  if (key === "years_in_sport") return [0, Math.max(1, age - YOUNGEST_START)];
  if (!height) return null;
  if (key === "wingspan_cm" || key === "reach_cm") return [height - 15, height + 30];
  return key === "standing_reach_cm" ? [Math.floor(height * 1.2), Math.ceil(height * 1.45)] : null;
}

function rangeAtAge(attribute: NumberAttribute, { age, category }: Claimant): Range {
  const { range, test, direction } = attribute;
  const bracket = bracketOf(age);
  if (isBracketed(range)) return rangeOfCategory(range[bracket], category);
  const [least, most] = rangeOfCategory(range, category);
  if (!test) return [least, most];
  const { down, up } = youthFactors[bracket];
  if (direction === "down") return [least, Math.ceil(most * down * 100) / 100];
  return [Math.floor(least * up), most];
}

/** True within the outer tenth of the range, where the form asks again; false at natural limits such as zero goals. */
export function isUnusual(attribute: NumberAttribute, value: number, claimant: Claimant): boolean {
  const [least, most] = rangeFor(attribute, claimant);
  const tenth = (most - least) / 10;
  if (attribute.group === "next" || attribute.unit === "pct" || attribute.unit === "year" || attribute.unit === "level")
    return false;
  const low = attribute.test || attribute.group === "body";
  return value > most - tenth || (low && value < least + tenth);
}

export function isAsked(attribute: Attribute, age: number): boolean {
  if (age >= ADULT) return true;
  if (attribute.minors === "never") return false;
  if (typeof attribute.minors === "object" && age < attribute.minors.from) return false;
  return (attribute.type !== "choice" && attribute.type !== "choices") || offered(attribute, age).length > 0;
}

export function offered({ choices, minorChoices, choiceFrom }: ChoiceAttribute, age: number): readonly string[] {
  if (age >= ADULT || !minorChoices) return choices;
  return minorChoices.filter((choice) => age >= (choiceFrom?.[choice] ?? 0));
}

const isBracketed = (range: NumberAttribute["range"]): range is Record<AgeBracket, Range2> => "adult" in range;

function rangeOfCategory(range: Range2, category: Claimant["category"]): Range {
  if (!("men" in range)) return range;
  if (category === "men" || category === "women") return range[category];
  return [Math.min(range.men[0], range.women[0]), Math.max(range.men[1], range.women[1])];
}
