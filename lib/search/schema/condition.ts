import type { Attribute } from "@/lib/sports/schema/attribute";
import { askedChoices, countedFields } from "./askable";

/** How many bouts the chosen rows of a record have together. */
export type CountRange = { min?: number; max?: number };

/** A condition on an attribute of lib/sports/schema/catalogue; an `optional` one only ranks, all others are required. */
export type Condition = { key: string; optional?: true } & (
  | { min?: number; max?: number }
  | ({ any: readonly string[] } & CountRange)
  | { from?: string; until?: string }
  | { is: boolean }
);

export type ConditionKind = "number" | "choices" | "days" | "yes_no" | "there";

export function conditionKind(attribute: Attribute): ConditionKind {
  if (attribute.type === "number") return "number";
  if (attribute.type === "day" || attribute.type === "month") return "days";
  if (attribute.type === "yes_no") return "yes_no";
  return askedChoices(attribute) ? "choices" : "there";
}

export const least = (key: string) => `${key}.min`;
export const most = (key: string) => `${key}.max`;

export const listed = (values: readonly string[]) => values.flatMap((text) => text.split(","));

/** Parses a condition from URL values, whole (`185..190`, `left,both`, `yes`, `professional,10..`) or by its ends; null if invalid. */
export function readCondition(attribute: Attribute, texts: (name: string) => readonly string[]): Condition | null {
  const { key } = attribute;
  const values = texts(key);
  const kind = conditionKind(attribute);
  if (kind === "choices") {
    const choices = askedChoices(attribute) ?? [];
    const chosen = choices.filter((choice) => listed(values).includes(choice));
    const ends =
      listed(values)
        .find((value) => value.includes(".."))
        ?.split("..") ?? [];
    const range = countedFields(attribute).length > 0 ? numberRange(ends[0], ends[1]) : null;
    if (range) return { key, any: chosen.length > 0 ? chosen : choices, ...range };
    return chosen.length > 0 ? { key, any: chosen } : null;
  }
  if (kind === "yes_no" || kind === "there") {
    const [firstValue] = values;
    return firstValue === "yes" || (firstValue === "no" && kind === "yes_no")
      ? { key, is: firstValue === "yes" }
      : null;
  }
  const bounds = (values[0] ?? "").split("..");
  const low = texts(least(key))[0] || bounds[0];
  const high = texts(most(key))[0] || (bounds.length > 1 ? bounds[1] : bounds[0]);
  if (kind === "days") return dayRange(key, low, high);
  const range = numberRange(low, high);
  return range && { key, ...range };
}

/** Writes a condition in URL form; stored conditions may be invalid and are parsed again. */
export function writeCondition(condition: Condition | Record<string, unknown>): string {
  const { any: choices, is, min, max, from = min, until = max } = condition as Record<string, unknown>;
  const isCounted = min !== undefined || max !== undefined;
  if (Array.isArray(choices)) return [...choices, ...(isCounted ? [`${min ?? ""}..${max ?? ""}`] : [])].join(",");
  if (typeof is === "boolean") return is ? "yes" : "no";
  return from === until ? String(from) : `${from ?? ""}..${until ?? ""}`;
}

function numberRange(low: string | undefined, high: string | undefined): CountRange | null {
  const [min, max] = [parseNumber(low), parseNumber(high)];
  return min === undefined && max === undefined ? null : rangeEnds("min", "max", min, max);
}

function dayRange(key: string, low: string | undefined, high: string | undefined): Condition | null {
  const [from, until] = [parseDay(low, "first"), parseDay(high, "last")];
  if (from === undefined && until === undefined) return null;
  return { key, ...rangeEnds("from", "until", from, until) };
}

function rangeEnds<Low extends string, High extends string, Value extends string | number>(
  low: Low,
  high: High,
  from: Value | undefined,
  to: Value | undefined,
) {
  const [first, upper] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return {
    ...(first !== undefined && { [low]: first }),
    ...(upper !== undefined && { [high]: upper }),
  } as { [name in Low | High]?: Value };
}

const MAX_NUMBER = 1_000_000;

function parseNumber(text: string | undefined): number | undefined {
  if (!text || !/^-?\d{1,9}([.,]\d{1,3})?$/.test(text)) return undefined;
  const value = Number(text.replace(",", "."));
  return Math.abs(value) <= MAX_NUMBER ? value : undefined;
}

/** A month stands for its first or last day. */
function parseDay(text: string | undefined, end: "first" | "last"): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text ?? "") ?? [];
  if (!year || !month) return undefined;
  const isMonthEnd = end === "last" && !date;
  const parsed = new Date(
    Date.UTC(Number(year), Number(month) - (isMonthEnd ? 0 : 1), isMonthEnd ? 0 : Number(date ?? 1)),
  );
  const iso = Number.isNaN(parsed.getTime()) ? "" : parsed.toISOString().slice(0, 10);
  return iso.startsWith(`${year}-${month}${date ? `-${date}` : ""}`) ? iso : undefined;
}
