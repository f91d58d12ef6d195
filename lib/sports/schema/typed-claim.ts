import { line } from "@/lib/platform/command/input";
import type { Attribute, ChoiceAttribute, DayAttribute, NumberAttribute, Range, RecordAttribute } from "./attribute";
import { type Claimant, isUnusual, offered, rangeFor } from "./plausible";
import { typedNumber } from "./typed-number";
import { mayWeigh } from "./weight-classes";

export type ClaimValue = { number: number | null; choices: string[]; day: Date | null; parts: ClaimRow[] | null };
export type ClaimRow = Record<string, string | number>;

export type Wrong =
  | {
      wrong:
        | "measure_unreadable"
        | "choice_not_offered"
        | "row_incomplete"
        | "years_reversed"
        | "date_invalid"
        | "odd_characters";
    }
  | { wrong: "choice_not_offered"; field: string }
  | { wrong: "class_unusual"; weight: number }
  | { wrong: "measure_out_of_range"; range: Range }
  | { wrong: "measure_unusual"; value: number }
  | { wrong: "date_out_of_range"; from: Date; to: Date };

export type Typed = Readonly<Record<string, unknown>>;
type Context = {
  claimant: Claimant;
  today: Date;
  /** Validates fields whose list depends on the sport: null for an empty list (nothing is stored), undefined for other fields. */
  isAllowed?: (field: string, value: string, row: ClaimRow) => boolean | null | undefined;
  /** Values already in the profile are not questioned again. */
  previousFigures?: Readonly<Record<string, number | null>>;
};

const emptyValue: ClaimValue = { number: null, choices: [], day: null, parts: null };
const nonEmptyTexts = (value: unknown) =>
  [value ?? []].flat().filter((text): text is string => typeof text === "string" && text.trim() !== "");

export const sureField = (key: string) => `sure.${key}`;
export const rowField = (key: string, row: number, field: string) => `${key}.${row}.${field}`;

/** Parses the typed values of an attribute; null if nothing was typed. */
export function typedClaim(attribute: Attribute, typed: Typed, context: Context): ClaimValue | Wrong | null {
  if (attribute.type === "record") return parseRows(attribute, typed, context);
  const rawValues = nonEmptyTexts(typed[attribute.key]);
  const [first] = rawValues;
  if (first === undefined) return null;
  if (attribute.type === "number") return parseNumber(attribute, first, typed, context);
  if (attribute.type === "choice" || attribute.type === "choices")
    return parseChoices(attribute, rawValues, typed, context);
  if (attribute.type === "yes_no")
    return first === "yes" || first === "no" ? { ...emptyValue, choices: [first] } : { wrong: "choice_not_offered" };
  return parseDay(attribute as DayAttribute, first, context);
}

function parseNumber(
  attribute: NumberAttribute,
  text: string,
  typed: Typed,
  { claimant, previousFigures }: Context,
): ClaimValue | Wrong {
  const value = typedNumber(text, attribute);
  if (value === null) return { wrong: "measure_unreadable" };
  if (previousFigures?.[attribute.key] === value) return { ...emptyValue, number: value };
  const range = rangeFor(attribute, claimant);
  if (value < range[0] || value > range[1]) return { wrong: "measure_out_of_range", range };
  const sure = typed[sureField(attribute.key)] === "on";
  return isUnusual(attribute, value, claimant) && !sure
    ? { wrong: "measure_unusual", value }
    : { ...emptyValue, number: value };
}

function parseChoices(
  attribute: ChoiceAttribute,
  rawValues: string[],
  typed: Typed,
  { claimant: { age, weight } }: Context,
): ClaimValue | Wrong {
  const list = new Set(offered(attribute, age));
  const choices = [...new Set(attribute.type === "choice" ? rawValues.slice(0, 1) : rawValues)];
  if (!choices.every((choice) => list.has(choice))) return { wrong: "choice_not_offered" };
  const isClass = attribute.words === "class" && attribute.type === "choice";
  const needsClassConfirmation =
    isClass && typed[sureField(attribute.key)] !== "on" && weight && !mayWeigh(choices[0] ?? "", weight);
  return needsClassConfirmation ? { wrong: "class_unusual", weight } : { ...emptyValue, choices };
}

function parseDay({ type, months: [from, to] }: DayAttribute, text: string, { today }: Context): ClaimValue | Wrong {
  const match = type === "month" ? /^(\d{4})-(\d{2})$/.exec(text) : /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return { wrong: "date_invalid" };
  const [year, month] = [Number(match[1]), Number(match[2])];
  // Day 0 of the next month is the last day of this month.
  const day = new Date(Date.UTC(year, type === "month" ? month : month - 1, type === "month" ? 0 : Number(match[3])));
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return { wrong: "date_invalid" };
  const [first, last] = [monthsFrom(today, from), monthsFrom(today, to)];
  return day < first || day > last ? { wrong: "date_out_of_range", from: first, to: last } : { ...emptyValue, day };
}

const monthsFrom = (today: Date, months: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, today.getUTCDate()));

function parseRows(attribute: RecordAttribute, typed: Typed, context: Context): ClaimValue | Wrong | null {
  const parts: ClaimRow[] = [];
  for (let row = 0; row < attribute.rows; row++) {
    const parsedRow = parseRow(attribute, row, typed, context);
    if (parsedRow && "wrong" in parsedRow) return parsedRow as Wrong;
    if (parsedRow) parts.push(parsedRow as ClaimRow);
  }
  return parts.length > 0 ? { ...emptyValue, parts } : null;
}

function parseRow(
  { key, fields }: RecordAttribute,
  row: number,
  typed: Typed,
  { isAllowed }: Context,
): ClaimRow | Wrong | null {
  const parsedRow: ClaimRow = {};
  for (const field of fields) {
    const [text] = nonEmptyTexts(typed[rowField(key, row, field.name)]);
    if (text === undefined) continue;
    if (field.type === "number") {
      const value = Number(text.replace(",", "."));
      if (!Number.isFinite(value)) return { wrong: "measure_unreadable" };
      if (value < field.range[0] || value > field.range[1])
        return { wrong: "measure_out_of_range", range: field.range };
      parsedRow[field.name] = value;
    } else if (field.type === "choice") {
      const fits = isAllowed?.(field.name, text, parsedRow);
      if (fits === null) continue;
      if (!(fits ?? field.choices.includes(text)))
        return { wrong: "choice_not_offered", field: rowField(key, row, field.name) };
      parsedRow[field.name] = text;
    } else {
      const parsed = line(field.most).safeParse(text);
      if (!parsed.success) return { wrong: "odd_characters" };
      parsedRow[field.name] = parsed.data as string;
    }
  }
  if (Object.keys(parsedRow).length === 0) return null;
  if (fields.some(({ name, required }) => required && !(name in parsedRow))) return { wrong: "row_incomplete" };
  return Number(parsedRow.from ?? 0) > Number(parsedRow.to ?? Number.POSITIVE_INFINITY)
    ? { wrong: "years_reversed" }
    : parsedRow;
}

export const isSame = (first: ClaimValue, second: ClaimValue) =>
  first.number === second.number &&
  first.day?.getTime() === second.day?.getTime() &&
  first.choices.join() === second.choices.join() &&
  canonicalParts(first.parts) === canonicalParts(second.parts);

/** Postgres does not keep the order of record fields. */
const canonicalParts = (parts: ClaimRow[] | null) =>
  JSON.stringify(parts?.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))) ?? null);
