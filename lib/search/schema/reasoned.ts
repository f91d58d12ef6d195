import type { Attribute } from "@/lib/sports/schema/attribute";
import { combatSports } from "@/lib/sports/schema/combat-sports";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { askable } from "./askable";
import type { Search } from "./search";

/** Returns whether the attribute may be used only in a need with a reason: all that are not free except height, and weight in weight-related sports. */
export const needsReason = ({ key, ask }: Attribute, sport: SportSlug | undefined): boolean =>
  ask !== "free" && key !== "height_cm" && !(key === "weight_kg" && sport !== undefined && weightSports.has(sport));

const weightSports = new Set<SportSlug>([...combatSports, "rugby", "american-football", "handball"]);

export function reasonedIn({ sport, conditions = [] }: Search): string[] {
  const reasoned = new Set(askable(sport).flatMap((attribute) => (needsReason(attribute, sport) ? attribute.key : [])));
  return conditions.flatMap(({ key }) => (reasoned.has(key) ? key : []));
}

export function withReasonedCriteria(search: Search, other: Search): Search {
  if (search.sport !== other.sport) return search;
  const [reasoned, ownKeys] = [new Set(reasonedIn(other)), new Set(search.conditions?.map(({ key }) => key))];
  const keptConditions = other.conditions?.filter(({ key }) => reasoned.has(key) && !ownKeys.has(key)) ?? [];
  return keptConditions.length > 0
    ? { ...search, conditions: [...(search.conditions ?? []), ...keptConditions] }
    : search;
}
