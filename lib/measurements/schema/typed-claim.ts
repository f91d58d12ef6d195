import { line } from "@/lib/platform/command/input";
import type { Attribute, ChoiceAttribute, DayAttribute, NumberAttribute, Range, RecordAttribute } from "./attribute";
import { type Claimant, isUnusual, offered, rangeFor } from "./plausible";
import { typedNumber } from "./typed-number";
import { mayWeigh } from "./weight-classes";

/** What a claim holds, in the columns of its row. */
export type ClaimValue = { number: number | null; choices: string[]; day: Date | null; parts: ClaimRow[] | null };
export type ClaimRow = Record<string, string | number>;

/** What is wrong with what was typed; of a range, its ends. */
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
type Circumstances = {
  claimant: Claimant;
  today: Date;
  /** Of the fields whose list depends on the sport; null where the list is empty and nothing is kept, undefined for all other fields. */
  listed?: (field: string, value: string, row: ClaimRow) => boolean | null | undefined;
  /** What the profile holds already is not doubted again. */
  known?: Readonly<Record<string, number | null>>;
};

const none: ClaimValue = { number: null, choices: [], day: null, parts: null };
const texts = (value: unknown) =>
  [value ?? []].flat().filter((one): one is string => typeof one === "string" && one.trim() !== "");

/** The box that says "it is right" of a figure that is rare. */
export const sureField = (key: string) => `sure.${key}`;
export const rowField = (key: string, row: number, field: string) => `${key}.${row}.${field}`;

/** Reads what was typed for one attribute; null where nothing was. */
export function typedClaim(attribute: Attribute, typed: Typed, about: Circumstances): ClaimValue | Wrong | null {
  if (attribute.type === "record") return rows(attribute, typed, about);
  const rawValues = texts(typed[attribute.key]);
  const [first] = rawValues;
  if (first === undefined) return null;
  if (attribute.type === "number") return figure(attribute, first, typed, about);
  if (attribute.type === "choice" || attribute.type === "choices") return chosen(attribute, rawValues, typed, about);
  if (attribute.type === "yes_no")
    return first === "yes" || first === "no" ? { ...none, choices: [first] } : { wrong: "choice_not_offered" };
  return dayOf(attribute as DayAttribute, first, about);
}

function figure(
  attribute: NumberAttribute,
  text: string,
  typed: Typed,
  { claimant, known }: Circumstances,
): ClaimValue | Wrong {
  const value = typedNumber(text, attribute);
  if (value === null) return { wrong: "measure_unreadable" };
  if (known?.[attribute.key] === value) return { ...none, number: value };
  const range = rangeFor(attribute, claimant);
  if (value < range[0] || value > range[1]) return { wrong: "measure_out_of_range", range };
  const sure = typed[sureField(attribute.key)] === "on";
  return isUnusual(attribute, value, claimant) && !sure
    ? { wrong: "measure_unusual", value }
    : { ...none, number: value };
}

function chosen(
  attribute: ChoiceAttribute,
  rawValues: string[],
  typed: Typed,
  { claimant: { age, weight } }: Circumstances,
): ClaimValue | Wrong {
  const list = new Set(offered(attribute, age));
  const choices = [...new Set(attribute.type === "choice" ? rawValues.slice(0, 1) : rawValues)];
  if (!choices.every((choice) => list.has(choice))) return { wrong: "choice_not_offered" };
  const isClass = attribute.words === "class" && attribute.type === "choice";
  const needsClassConfirmation =
    isClass && typed[sureField(attribute.key)] !== "on" && weight && !mayWeigh(choices[0] ?? "", weight);
  return needsClassConfirmation ? { wrong: "class_unusual", weight } : { ...none, choices };
}

function dayOf({ type, months: [from, to] }: DayAttribute, text: string, { today }: Circumstances): ClaimValue | Wrong {
  const read = type === "month" ? /^(\d{4})-(\d{2})$/.exec(text) : /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!read) return { wrong: "date_invalid" };
  const [year, month] = [Number(read[1]), Number(read[2])];
  // The last day of a month is the day before the first of the next.
  const day = new Date(Date.UTC(year, type === "month" ? month : month - 1, type === "month" ? 0 : Number(read[3])));
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return { wrong: "date_invalid" };
  const [first, last] = [monthsFrom(today, from), monthsFrom(today, to)];
  return day < first || day > last ? { wrong: "date_out_of_range", from: first, to: last } : { ...none, day };
}

const monthsFrom = (today: Date, months: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, today.getUTCDate()));

function rows(attribute: RecordAttribute, typed: Typed, about: Circumstances): ClaimValue | Wrong | null {
  const parts: ClaimRow[] = [];
  for (let row = 0; row < attribute.rows; row++) {
    const read = oneRow(attribute, row, typed, about);
    if (read && "wrong" in read) return read as Wrong;
    if (read) parts.push(read as ClaimRow);
  }
  return parts.length > 0 ? { ...none, parts } : null;
}

function oneRow(
  { key, fields }: RecordAttribute,
  row: number,
  typed: Typed,
  { listed }: Circumstances,
): ClaimRow | Wrong | null {
  const read: ClaimRow = {};
  for (const field of fields) {
    const [text] = texts(typed[rowField(key, row, field.name)]);
    if (text === undefined) continue;
    if (field.type === "number") {
      const value = Number(text.replace(",", "."));
      if (!Number.isFinite(value)) return { wrong: "measure_unreadable" };
      if (value < field.range[0] || value > field.range[1])
        return { wrong: "measure_out_of_range", range: field.range };
      read[field.name] = value;
    } else if (field.type === "choice") {
      const fits = listed?.(field.name, text, read);
      if (fits === null) continue;
      if (!(fits ?? field.choices.includes(text)))
        return { wrong: "choice_not_offered", field: rowField(key, row, field.name) };
      read[field.name] = text;
    } else {
      const parsed = line(field.most).safeParse(text);
      if (!parsed.success) return { wrong: "odd_characters" };
      read[field.name] = parsed.data as string;
    }
  }
  if (Object.keys(read).length === 0) return null;
  if (fields.some(({ name, required }) => required && !(name in read))) return { wrong: "row_incomplete" };
  return Number(read.from ?? 0) > Number(read.to ?? Number.POSITIVE_INFINITY) ? { wrong: "years_reversed" } : read;
}

/** Whether two say the same. */
export const isSame = (one: ClaimValue, other: ClaimValue) =>
  one.number === other.number &&
  one.day?.getTime() === other.day?.getTime() &&
  one.choices.join() === other.choices.join() &&
  sorted(one.parts) === sorted(other.parts);

/** Postgres keeps the fields of a record in an order of its own. */
const sorted = (parts: ClaimRow[] | null) =>
  JSON.stringify(parts?.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))) ?? null);
