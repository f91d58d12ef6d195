import { type Attribute, type Group, groups, type RecordAttribute } from "./attribute";
import { attributesOf } from "./catalogue";
import { isAsked } from "./plausible";
import type { SportSlug } from "./sports";

export type FormStep = { slug: Group; group: Group; attributes: readonly Attribute[]; open: number };
export type StepCircumstances = { sport: SportSlug; position: string; age: number };

const SCREEN = 6;
const HEAD: Partial<Record<Group, number>> = { tests: 1, season: 1 };
export const FEW_CHOICES = 4;
export const MANY_CHOICES = 24;

/** Returns the form steps for a player; groups without attributes are skipped. */
export function stepsFor({ sport, position, age }: StepCircumstances): FormStep[] {
  const formAttributes = attributesOf(sport).filter(
    (attribute) => isAsked(attribute, age) && isForPosition(attribute, position),
  );
  return groups.flatMap((group) => {
    const attributes = formAttributes.filter((attribute) => attribute.group === group && attribute.key !== "season");
    const open = countOpen(attributes, SCREEN - (HEAD[group] ?? 0));
    return attributes.length > 0 ? [{ slug: group, group, attributes, open }] : [];
  });
}

const isForPosition = ({ positions }: Attribute, position: string) => !positions || positions.includes(position);

function countOpen(attributes: readonly Attribute[], rows: number): number {
  let rowsLeft = rows;
  const firstFolded = attributes.findIndex((attribute, index) => {
    rowsLeft -= rowsOf(attribute);
    return index > 0 && rowsLeft < 0;
  });
  return firstFolded === -1 ? attributes.length : firstFolded;
}

export const openRows = ({ fields, rows }: RecordAttribute) =>
  Math.min(rows, Math.max(1, Math.floor(3 / fieldRows(fields))));
const fieldRows = (fields: RecordAttribute["fields"]) => Math.ceil(fields.length / 2);

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
