import type { SportSlug } from "@/lib/sports/schema";
import { type Attribute, type Group, groups, type RecordAttribute } from "./attribute";
import { attributesOf } from "./catalogue";
import { isAsked } from "./plausible";

/** One screen of the form: `slug` is its address. */
export type FormStep = { slug: string; group: Group; attributes: readonly Attribute[] };
export type StepCircumstances = { sport: SportSlug; position: string; age: number };

/** As many rows of fields as a phone shows at once. */
const SCREEN = 5;
/** The day and the way of a test, or the season, take one. */
const HEAD: Partial<Record<Group, number>> = { tests: 1, season: 1 };
export const FEW_CHOICES = 4;
export const MANY_CHOICES = 24;

/** What is asked of somebody in their sport, position and age, screen by screen. */
export function stepsFor({ sport, position, age }: StepCircumstances): FormStep[] {
  const askedAttributes = attributesOf(sport).filter(
    (attribute) => isAsked(attribute, age) && isFor(attribute, position),
  );
  return groups.flatMap((group) =>
    screens(
      askedAttributes.filter((attribute) => attribute.group === group && attribute.key !== "season"),
      HEAD[group] ?? 0,
    ).map((attributes, at) => ({ slug: at === 0 ? group : `${group}-${at + 1}`, group, attributes })),
  );
}

const isFor = ({ positions }: Attribute, position: string) => !positions || positions.includes(position);

function screens(attributes: readonly Attribute[], head: number): Attribute[][] {
  const filled: Attribute[][] = [];
  let room = 0;
  for (const attribute of attributes) {
    const needed = rowsOf(attribute);
    if (needed > room || filled.length === 0) {
      filled.push([]);
      room = SCREEN - head;
    }
    filled.at(-1)?.push(attribute);
    room -= needed;
  }
  return filled;
}

/** Of a record the rows that stand open, at least one; a fold holds the others. */
export const openRows = ({ fields, rows }: RecordAttribute) =>
  Math.min(rows, Math.max(1, Math.floor(3 / fieldRows(fields))));
const fieldRows = (fields: RecordAttribute["fields"]) => Math.ceil(fields.length / 2);

/** Figures stand side by side, what was measured last below that of a test; a long list is folded. */
function rowsOf(attribute: Attribute): number {
  if (attribute.type === "number") return attribute.test ? 0.66 : 0.5;
  if (attribute.type === "yes_no") return 0.5;
  if (attribute.type === "choices") {
    if (attribute.choices.length <= FEW_CHOICES) return attribute.choices.length / 2 + 0.3;
    return attribute.choices.length >= MANY_CHOICES ? 1.5 : 1;
  }
  if (attribute.type === "record") {
    const open = openRows(attribute);
    return open * (fieldRows(attribute.fields) + 0.2) + (attribute.rows > open ? 0.9 : 0.4);
  }
  return 1;
}
