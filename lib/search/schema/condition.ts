import type { Attribute } from "@/lib/measurements/schema/attribute";
import { askedChoices } from "./askable";

/** One thing asked of an attribute of lib/measurements/schema/catalogue. A wish ranks and never excludes; all else must hold. */
export type Condition = { key: string; wish?: true } & (
  | { min?: number; max?: number }
  | { any: readonly string[] }
  | { from?: string; until?: string }
  | { is: boolean }
);

/** A figure in the attribute's unit, a choice of its list, a day. A record is asked by its first choice, else whether there is one. */
export type ConditionKind = "number" | "choices" | "days" | "yes_no" | "there";

export function conditionKind(attribute: Attribute): ConditionKind {
  if (attribute.type === "number") return "number";
  if (attribute.type === "day" || attribute.type === "month") return "days";
  if (attribute.type === "yes_no") return "yes_no";
  return askedChoices(attribute) ? "choices" : "there";
}

/** The names under which a form sends the ends of a range. */
export const least = (key: string) => `${key}.min`;
export const most = (key: string) => `${key}.max`;

/** Several in one parameter are parted by commas; a form sends a parameter each. */
export const listed = (values: readonly string[]) => values.flatMap((text) => text.split(","));

/** Reads what an address asks of an attribute, whole (`185..190`, `left,both`, `yes`) or end by end; null for junk. */
export function readCondition(attribute: Attribute, texts: (name: string) => readonly string[]): Condition | null {
  const { key } = attribute;
  const values = texts(key);
  const kind = conditionKind(attribute);
  if (kind === "choices") {
    const any = askedChoices(attribute)?.filter((choice) => listed(values).includes(choice)) ?? [];
    return any.length > 0 ? { key, any } : null;
  }
  if (kind === "yes_no" || kind === "there") {
    const [firstValue] = values;
    return firstValue === "yes" || (firstValue === "no" && kind === "yes_no")
      ? { key, is: firstValue === "yes" }
      : null;
  }
  const whole = (values[0] ?? "").split("..");
  const low = texts(least(key))[0] || whole[0];
  const high = texts(most(key))[0] || (whole.length > 1 ? whole[1] : whole[0]);
  return kind === "number" ? numbers(key, low, high) : days(key, low, high);
}

/** The one way a condition is written in an address. What was stored may be junk, and is only read again. */
export function writeCondition(condition: Condition | Record<string, unknown>): string {
  const { any, is, min, max, from = min, until = max } = condition as Record<string, unknown>;
  if (Array.isArray(any)) return any.join(",");
  if (typeof is === "boolean") return is ? "yes" : "no";
  return from === until ? String(from) : `${from ?? ""}..${until ?? ""}`;
}

function numbers(key: string, low: string | undefined, high: string | undefined): Condition | null {
  const [min, max] = [figure(low), figure(high)];
  if (min === undefined && max === undefined) return null;
  return { key, ...ends("min", "max", min, max) };
}

function days(key: string, low: string | undefined, high: string | undefined): Condition | null {
  const [from, until] = [day(low, "first"), day(high, "last")];
  if (from === undefined && until === undefined) return null;
  return { key, ...ends("from", "until", from, until) };
}

/** In order, whichever end was named first. */
function ends<Low extends string, High extends string, Value extends string | number>(
  low: Low,
  high: High,
  from: Value | undefined,
  to: Value | undefined,
) {
  const [first, last] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return {
    ...(first !== undefined && { [low]: first }),
    ...(last !== undefined && { [high]: last }),
  } as { [name in Low | High]?: Value };
}

const farthest = 1_000_000;

function figure(text: string | undefined): number | undefined {
  if (!text || !/^-?\d{1,9}([.,]\d{1,3})?$/.test(text)) return undefined;
  const value = Number(text.replace(",", "."));
  return Math.abs(value) <= farthest ? value : undefined;
}

/** A day, or a month from its first day to its last. */
function day(text: string | undefined, end: "first" | "last"): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text ?? "") ?? [];
  if (!year || !month) return undefined;
  const last = end === "last" && !date;
  const read = new Date(Date.UTC(Number(year), Number(month) - (last ? 0 : 1), last ? 0 : Number(date ?? 1)));
  const iso = Number.isNaN(read.getTime()) ? "" : read.toISOString().slice(0, 10);
  return iso.startsWith(`${year}-${month}${date ? `-${date}` : ""}`) ? iso : undefined;
}
