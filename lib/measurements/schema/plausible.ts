import type { AgeBracket, Attribute, ChoiceAttribute, NumberAttribute, Range, Range2 } from "./attribute";

/** Whose claim it is: the competition they enter says which range holds, and until it is said both do. */
export type Claimant = {
  age: number;
  category: "men" | "women" | "open" | null;
  height?: number | null;
  weight?: number | null;
};

const ADULT = 18;
/** Somebody of whom nothing is known. */
export const anyAdult: Claimant = { age: ADULT, category: null };
const YOUNGEST_START = 3;
const brackets: [AgeBracket, number][] = [
  ["adult", ADULT],
  ["from15", 15],
  ["from12", 12],
  ["under12", 0],
];
const bracketOf = (age: number): AgeBracket => brackets.find(([, from]) => age >= from)?.[0] ?? "under12";

/** Where only adults' range is known, the weak end is wider for the young: so many times it. From the brackets of the tests that have them. */
const slack: Record<AgeBracket, { down: number; up: number }> = {
  under12: { down: 1.45, up: 0.4 },
  from12: { down: 1.25, up: 0.55 },
  from15: { down: 1.08, up: 0.8 },
  adult: { down: 1, up: 1 },
};

/** What is believed of this person; outside of it a claim is refused. */
export function rangeFor(attribute: NumberAttribute, claimant: Claimant): Range {
  const [least, most] = rangeAtAge(attribute, claimant);
  const claimantRange = ownRange(attribute.key, claimant);
  const overlap = claimantRange && ([Math.max(least, claimantRange[0]), Math.min(most, claimantRange[1])] as const);
  return overlap && overlap[0] < overlap[1] ? overlap : [least, most];
}

/** What follows from what else is known of them; null where nothing does. */
function ownRange(key: string, { age, height }: Claimant): Range | null {
  if (key === "years_in_sport") return [0, Math.max(1, age - YOUNGEST_START)];
  if (!height) return null;
  if (key === "wingspan_cm" || key === "reach_cm") return [height - 15, height + 30];
  return key === "standing_reach_cm" ? [Math.floor(height * 1.2), Math.ceil(height * 1.45)] : null;
}

function rangeAtAge(attribute: NumberAttribute, { age, category }: Claimant): Range {
  const { range, test, direction } = attribute;
  const bracket = bracketOf(age);
  if (isBracketed(range)) return ofCategory(range[bracket], category);
  const [least, most] = ofCategory(range, category);
  if (!test) return [least, most];
  const { down, up } = slack[bracket];
  if (direction === "down") return [least, Math.ceil(most * down * 100) / 100];
  return [Math.floor(least * up), most];
}

/** The tenth of the range at either end, where "really?" is asked; not where the end is natural, as no goal at all is. */
export function isUnusual(attribute: NumberAttribute, value: number, claimant: Claimant): boolean {
  const [least, most] = rangeFor(attribute, claimant);
  const tenth = (most - least) / 10;
  if (attribute.unit === "pct" || attribute.unit === "year" || attribute.unit === "level") return false;
  const low = attribute.test || attribute.group === "body";
  return value > most - tenth || (low && value < least + tenth);
}

/** Whether somebody of this age is asked at all. */
export function isAsked(attribute: Attribute, age: number): boolean {
  if (age >= ADULT) return true;
  if (attribute.minors === "never") return false;
  if (typeof attribute.minors === "object" && age < attribute.minors.from) return false;
  return (attribute.type !== "choice" && attribute.type !== "choices") || offered(attribute, age).length > 0;
}

/** The choices somebody of this age has. */
export function offered({ choices, minorChoices, choiceFrom }: ChoiceAttribute, age: number): readonly string[] {
  if (age >= ADULT || !minorChoices) return choices;
  return minorChoices.filter((choice) => age >= (choiceFrom?.[choice] ?? 0));
}

const isBracketed = (range: NumberAttribute["range"]): range is Record<AgeBracket, Range2> => "adult" in range;

function ofCategory(range: Range2, category: Claimant["category"]): Range {
  if (!("men" in range)) return range;
  if (category === "men" || category === "women") return range[category];
  return [Math.min(range.men[0], range.women[0]), Math.max(range.men[1], range.women[1])];
}
