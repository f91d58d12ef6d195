import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Reach } from "../policy";
import { lookedFor, type Search, without } from "../schema/search";
import { conditions } from "./conditions";
import { countOf } from "./count";
import { narrowed } from "./terms";

/** Of so many criteria it is told: each is a search of its own, and who asks more finds nobody by giving up one. */
const mostWidened = 12;

/** How many players each criterion alone keeps out of an empty result (the two ages count as one, under `ageMin`). */
export type Widened = Partial<Record<string, number>>;

export async function widen(actor: Actor, search: Search, reach: Reach): Promise<Widened> {
  const criteria = criteriaOf(search).slice(0, mostWidened);
  const counts = await Promise.all(
    criteria.map(async (key) => {
      const rest = key === "ageMin" ? without(search, "ageMin", "ageMax") : without(search, key);
      return [key, await countOf(narrowed(await conditions(actor, rest, reach), rest, reach))] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** What excludes: the criteria that are asked, and the conditions that are no wish, by the key of their attribute. */
function criteriaOf(asked: Search): string[] {
  const { conditions = [], sort: _, ...search } = lookedFor(asked);
  const must = conditions.flatMap(({ key, wish }) => (wish ? [] : [key]));
  return [...new Set([...Object.keys(search).map((key) => (key === "ageMax" ? "ageMin" : key)), ...must])];
}
