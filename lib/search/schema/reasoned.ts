import type { Attribute } from "@/lib/measurements/schema/attribute";
import { combatSports } from "@/lib/measurements/schema/combat-sports";
import type { SportSlug } from "@/lib/sports/schema";
import { askable } from "./askable";
import type { Search } from "./search";

/** Whether an attribute is asked in a need alone, which says why: all that is not free but height, and weight where it is fought or pushed with. */
export const needsReason = ({ key, ask }: Attribute, sport: SportSlug | undefined): boolean =>
  ask !== "free" && key !== "height_cm" && !(key === "weight_kg" && sport !== undefined && weighed.has(sport));

const weighed = new Set<SportSlug>([...combatSports, "rugby", "american-football", "handball"]);

/** What of a search only a need may ask, by key. */
export function reasonedIn({ sport, conditions = [] }: Search): string[] {
  const reasoned = new Set(askable(sport).flatMap((one) => (needsReason(one, sport) ? one.key : [])));
  return conditions.flatMap(({ key }) => (reasoned.has(key) ? key : []));
}

/** A search that asks, beside its own conditions, what another of the same sport asks with a reason. */
export function withReasonedOf(search: Search, other: Search): Search {
  if (search.sport !== other.sport) return search;
  const [reasoned, own] = [new Set(reasonedIn(other)), new Set(search.conditions?.map(({ key }) => key))];
  const keptConditions = other.conditions?.filter(({ key }) => reasoned.has(key) && !own.has(key)) ?? [];
  return keptConditions.length > 0
    ? { ...search, conditions: [...(search.conditions ?? []), ...keptConditions] }
    : search;
}
