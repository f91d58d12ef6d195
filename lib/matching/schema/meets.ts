import type { Attribute } from "@/lib/measurements/schema/attribute";
import type { Grade } from "@/lib/measurements/schema/grade";
import { askedField } from "@/lib/search/schema/askable";
import type { Condition } from "@/lib/search/schema/condition";

/** The newest claim of an attribute. */
export type HeldClaim = {
  number: number | null;
  choices: readonly string[];
  /** As "2026-11-23". */
  day: string | null;
  parts: unknown;
  grade: Grade;
  /** No longer ago than a measure holds. */
  fresh: boolean;
};

/** A figure this far from what is wished counts for nothing, in parts of it. */
const tolerance = 0.1;

/** How far what somebody holds fits a condition, from 0 to 1. Who says nothing of it fits nothing of it. */
export function meets(condition: Condition, attribute: Attribute, claim: HeldClaim | undefined): number {
  if (!claim) return 0;
  if ("any" in condition) return holdsAny(condition.any, attribute, claim) ? 1 : 0;
  if ("is" in condition)
    return attribute.type !== "yes_no" || claim.choices[0] === (condition.is ? "yes" : "no") ? 1 : 0;
  const { from, until } = condition as { from?: string; until?: string };
  if (from !== undefined || until !== undefined)
    return claim.day !== null && claim.day >= (from ?? "") && claim.day <= (until ?? "9999") ? 1 : 0;
  return claim.number === null ? 0 : nearness(condition as Ends, attribute, claim.number);
}

type Ends = { min?: number; max?: number };

/** Beyond the end that is better nobody is too good. */
function nearness({ min, max }: Ends, attribute: Attribute, value: number): number {
  const direction = attribute.type === "number" ? attribute.direction : "neutral";
  const short = direction === "down" || min === undefined ? 0 : missing(min - value, min);
  const over = direction === "up" || max === undefined ? 0 : missing(value - max, max);
  return 1 - Math.max(short, over);
}

const missing = (by: number, end: number) => (by <= 0 ? 0 : Math.min(1, by / (Math.abs(end) * tolerance || 1)));

function holdsAny(any: readonly string[], attribute: Attribute, { choices, parts }: HeldClaim): boolean {
  const name = askedField(attribute)?.name;
  if (!name) return choices.some((choice) => any.includes(choice));
  return Array.isArray(parts) && parts.some((row) => any.includes(String((row as Record<string, unknown>)?.[name])));
}
