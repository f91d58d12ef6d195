import type { Grade } from "@/lib/measurements/schema/grade";
import { askedField } from "@/lib/search/schema/askable";
import type { Condition } from "@/lib/search/schema/condition";
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
  if ("any" in condition) return holdsAny(condition.any, attribute, claim) ? 1 : 0;
  if ("is" in condition)
    return attribute.type !== "yes_no" || claim.choices[0] === (condition.is ? "yes" : "no") ? 1 : 0;
  const { from, until } = condition as { from?: string; until?: string };
  if (from !== undefined || until !== undefined)
    return claim.day !== null && claim.day >= (from ?? "") && claim.day <= (until ?? "9999") ? 1 : 0;
  return claim.number === null ? 0 : nearness(condition as NumberRange, attribute, claim.number);
}

type NumberRange = { min?: number; max?: number };

/** A value better than the range is not penalized. */
function nearness({ min, max }: NumberRange, attribute: Attribute, value: number): number {
  const direction = attribute.type === "number" ? attribute.direction : "neutral";
  const shortfall = direction === "down" || min === undefined ? 0 : missingShare(min - value, min);
  const excess = direction === "up" || max === undefined ? 0 : missingShare(value - max, max);
  return 1 - Math.max(shortfall, excess);
}

const missingShare = (difference: number, end: number) =>
  difference <= 0 ? 0 : Math.min(1, difference / (Math.abs(end) * tolerance || 1));

function holdsAny(allowed: readonly string[], attribute: Attribute, { choices, parts }: HeldClaim): boolean {
  const name = askedField(attribute)?.name;
  if (!name) return choices.some((choice) => allowed.includes(choice));
  return (
    Array.isArray(parts) && parts.some((row) => allowed.includes(String((row as Record<string, unknown>)?.[name])))
  );
}
