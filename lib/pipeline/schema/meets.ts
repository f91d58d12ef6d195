import type { Grade } from "@/lib/measurements/schema/grade";
import { askedField, countedFields } from "@/lib/search/schema/askable";
import type { Condition, CountRange } from "@/lib/search/schema/condition";
import type { Attribute } from "@/lib/sports/schema/attribute";

export type HeldClaim = {
  number: number | null;
  choices: readonly string[];
  day: string | null;
  parts: unknown;
  grade: Grade;
  fresh: boolean;
};

/** A value off by this share of the bound scores 0. */
const tolerance = 0.1;

/** How well a claim meets a condition, from 0 to 1; 0 without a claim. */
export function meets(condition: Condition, attribute: Attribute, claim: HeldClaim | undefined): number {
  if (!claim) return 0;
  if ("any" in condition) {
    const rows = chosenRows(condition.any, attribute, claim);
    if (!rows) return claim.choices.some((choice) => condition.any.includes(choice)) ? 1 : 0;
    return rows.length === 0 ? 0 : nearness(condition, attribute, totalOf(rows, attribute));
  }
  if ("is" in condition)
    return attribute.type !== "yes_no" || claim.choices[0] === (condition.is ? "yes" : "no") ? 1 : 0;
  const { from, until } = condition as { from?: string; until?: string };
  if (from !== undefined || until !== undefined)
    return claim.day !== null && claim.day >= (from ?? "") && claim.day <= (until ?? "9999") ? 1 : 0;
  return claim.number === null ? 0 : nearness(condition as CountRange, attribute, claim.number);
}

/** A value better than the range is not penalized. */
function nearness({ min, max }: CountRange, attribute: Attribute, value: number): number {
  const direction = attribute.type === "number" ? attribute.direction : "neutral";
  const shortfall = direction === "down" || min === undefined ? 0 : missingShare(min - value, min);
  const excess = direction === "up" || max === undefined ? 0 : missingShare(value - max, max);
  return 1 - Math.max(shortfall, excess);
}

const missingShare = (difference: number, end: number) =>
  difference <= 0 ? 0 : Math.min(1, difference / (Math.abs(end) * tolerance || 1));

type Row = Record<string, unknown>;

/** The rows of a record with one of these choices; null for an attribute that is no record. */
function chosenRows(allowed: readonly string[], attribute: Attribute, { parts }: HeldClaim): Row[] | null {
  const name = askedField(attribute)?.name;
  if (!name) return null;
  return Array.isArray(parts) ? (parts as Row[]).filter((row) => allowed.includes(String(row?.[name]))) : [];
}

const totalOf = (rows: readonly Row[], attribute: Attribute) =>
  rows
    .flatMap((row) => countedFields(attribute).map((field) => Number(row[field] ?? 0)))
    .reduce((sum, value) => sum + value, 0);
