import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { SearchAccessLevel } from "../policy";
import { lookedFor, type Search, without } from "../schema/search";
import { conditions } from "./conditions";
import { countOf } from "./count";
import { narrowed } from "./terms";

const MAX_CRITERIA = 12;

/** Players each criterion alone excludes from an empty result; both ages count as `ageMin`. */
export type RelaxedCriteria = Partial<Record<string, number>>;

export async function relaxCriteria(
  actor: Actor,
  search: Search,
  accessLevel: SearchAccessLevel,
): Promise<RelaxedCriteria> {
  const criteria = criteriaOf(search).slice(0, MAX_CRITERIA);
  const counts = await Promise.all(
    criteria.map(async (key) => {
      const rest = key === "ageMin" ? without(search, "ageMin", "ageMax") : without(search, key);
      return [key, await countOf(narrowed(await conditions(actor, rest, accessLevel), rest, accessLevel))] as const;
    }),
  );
  return Object.fromEntries(counts);
}

function criteriaOf(search: Search): string[] {
  const { conditions = [], sort: _, ...criteria } = lookedFor(search);
  const requiredKeys = conditions.flatMap(({ key, wish }) => (wish ? [] : [key]));
  return [...new Set([...Object.keys(criteria).map((key) => (key === "ageMax" ? "ageMin" : key)), ...requiredKeys])];
}
