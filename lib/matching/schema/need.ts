import { z } from "zod";
import { attributeOf } from "@/lib/measurements/schema/catalogue";
import { boundedText, id, line, optional, tickable, wholeNumber } from "@/lib/platform/command/input";
import type { Condition } from "@/lib/search/schema/condition";
import { reasonedIn } from "@/lib/search/schema/reasoned";
import { lookedFor, type Search, searchInput } from "@/lib/search/schema/search";

/** As many an organization keeps open at the most. */
export const mostNeeds = 20;
export const longestTitle = 80;
export const longestReason = 300;
export const mostWanted = 50;
/** As many matches of a need at the most, its best. */
export const mostMatches = 100;
/** From this score on a match is highlighted (SPEC 2), and told of. */
export const highScore = 80;

const title = line(longestTitle);
const wanted = wholeNumber(1, mostWanted);
/** A search as its address writes it. */
const criteria = boundedText(4000, "not_found", "too_long").transform((text) =>
  asNeeded(searchInput(new URLSearchParams(text))),
);

/** Why it asks what needs a reason: who fits reads it. */
const reason = optional(line(longestReason));
const says = ({ criteria, reason }: { criteria?: Search | undefined; reason?: string | undefined }) =>
  !criteria || reasonedIn(criteria).length === 0 || reason !== undefined;
const unsaid = { path: ["reason"], error: "required" };

export const needInput = z
  .object({ title, wanted: wanted.default(1), criteria, reason, shown: tickable })
  .refine(says, unsaid);
/** What is absent stays as it is; other criteria bring their own reason, or keep what was asked with one. */
export const needChangeInput = z
  .object({
    needId: id,
    title: title.optional(),
    wanted: wanted.optional(),
    criteria: criteria.optional(),
    keepsReasoned: tickable,
    reason,
  })
  .refine(says, unsaid);
export const needSwitchInput = z.object({ needId: id, open: z.enum(["on", "off"], "not_found") });
/** On the organization's public page, or no longer. */
export const needShownInput = z.object({ needId: id, shown: z.enum(["on", "off"], "not_found") });
/** "Not for me", or after all. */
export const declineInput = z.object({ matchId: id, declined: z.enum(["on", "off"], "not_found") });

/** What everybody reads of a need that is shown: sport, position, level and age. What is paid, and every other condition, stays with the organization and who fits. */
export const publicPart = ({ sport, positions, side, role, levels, ageMin, ageMax }: Search): Search => ({
  ...(sport && { sport }),
  ...(positions && { positions }),
  ...(side && { side }),
  ...(role && { role }),
  ...(levels && { levels }),
  ...(ageMin !== undefined && { ageMin }),
  ...(ageMax !== undefined && { ageMax }),
});

/** A search as a need asks it: nobody falls out of it for being better than asked. */
export function asNeeded(fullSearch: Search): Search {
  const { sort: _, conditions, ...search } = lookedFor(fullSearch);
  return conditions ? { ...search, conditions: conditions.map((one) => openAtTheBetterEnd(one, search)) } : search;
}

function openAtTheBetterEnd(condition: Condition, { sport }: Search): Condition {
  const attribute = sport && attributeOf(sport, condition.key);
  if (attribute?.type !== "number" || attribute.direction === "neutral") return condition;
  const { min, max, ...rest } = condition as { key: string; wish?: true; min?: number; max?: number };
  if (attribute.direction === "up") return min === undefined ? condition : { ...rest, min };
  return max === undefined ? condition : { ...rest, max };
}
