import { z } from "zod";
import { boundedText, id, line, optional, tickable, wholeNumber } from "@/lib/platform/command/input";
import type { Condition } from "@/lib/search/schema/condition";
import { reasonedIn } from "@/lib/search/schema/reasoned";
import { criteriaOnly, type Search, searchInput } from "@/lib/search/schema/search";
import { attributeOf } from "@/lib/sports/schema/catalogue";

export const mostNeeds = 20;
export const longestTitle = 80;
export const longestReason = 300;
export const mostWanted = 50;
export const mostMatches = 100;
export const highScore = 80;

const title = line(longestTitle);
const wanted = wholeNumber(1, mostWanted);
const criteria = boundedText(4000, "not_found", "too_long").transform((text) =>
  asNeeded(searchInput(new URLSearchParams(text))),
);

const reason = optional(line(longestReason));
const hasReason = ({ criteria, reason }: { criteria?: Search | undefined; reason?: string | undefined }) =>
  !criteria || reasonedIn(criteria).length === 0 || reason !== undefined;
const reasonRequired = { path: ["reason"], error: "required" };

export const needInput = z
  .object({ title, wanted: wanted.default(1), criteria, reason, shown: tickable })
  .refine(hasReason, reasonRequired);
/** Absent fields stay unchanged; new criteria bring their own reason or keep the old one with its conditions. */
export const needChangeInput = z
  .object({
    needId: id,
    title: title.optional(),
    wanted: wanted.optional(),
    criteria: criteria.optional(),
    keepsReasoned: tickable,
    reason,
  })
  .refine(hasReason, reasonRequired);
export const needSwitchInput = z.object({ needId: id, open: z.enum(["on", "off"], "not_found") });
export const needShownInput = z.object({ needId: id, shown: z.enum(["on", "off"], "not_found") });
export const declineInput = z.object({ matchId: id, declined: z.enum(["on", "off"], "not_found") });

/** Only sport, position, level and age are public; other conditions are for the organization and matched players. */
export const publicPart = ({ sport, positions, side, role, levels, ageMin, ageMax }: Search): Search => ({
  ...(sport && { sport }),
  ...(positions && { positions }),
  ...(side && { side }),
  ...(role && { role }),
  ...(levels && { levels }),
  ...(ageMin !== undefined && { ageMin }),
  ...(ageMax !== undefined && { ageMax }),
});

/** Removes upper bounds on values where more is better, and lower bounds where less is better. */
export function asNeeded(fullSearch: Search): Search {
  const { sort: _, conditions, ...search } = criteriaOnly(fullSearch);
  return conditions
    ? { ...search, conditions: conditions.map((condition) => dropBetterBound(condition, search)) }
    : search;
}

/** What a match without a need is scored against. */
export const sportAlone = (sport: string): Search => searchInput({ sport });

function dropBetterBound(condition: Condition, { sport }: Search): Condition {
  const attribute = sport && attributeOf(sport, condition.key);
  if (attribute?.type !== "number" || attribute.direction === "neutral") return condition;
  const { min, max, ...rest } = condition as { key: string; optional?: true; min?: number; max?: number };
  if (attribute.direction === "up") return min === undefined ? condition : { ...rest, min };
  return max === undefined ? condition : { ...rest, max };
}
