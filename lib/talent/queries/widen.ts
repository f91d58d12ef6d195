import "server-only";
import type { Actor } from "@/lib/core/actor";
import { type Search, type SearchKey, searchKeys, without } from "../schema";
import { conditions } from "./conditions";
import { countOf } from "./count";

/** How many players each criterion alone keeps out of an empty result (the two ages count as one, under `ageMin`). */
export type Widened = Partial<Record<SearchKey, number>>;

export async function widen(actor: Actor, search: Search): Promise<Widened> {
  const given = searchKeys.filter((key) => search[key] !== undefined);
  const counts = await Promise.all(
    given.map(async (key) => {
      const ages = key === "ageMin" || key === "ageMax";
      const rest = ages ? without(search, "ageMin", "ageMax") : without(search, key);
      return [ages ? "ageMin" : key, await countOf(await conditions(actor, rest))] as const;
    }),
  );
  return Object.fromEntries(counts);
}
