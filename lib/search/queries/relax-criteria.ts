import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { SearchAccessLevel } from "../policy";
import { criteriaOnly, farthest, type Place, type Search, without } from "../schema/search";
import { conditions } from "./conditions";
import { countOf } from "./count";
import { narrowed } from "./terms";

const MAX_CRITERIA = 12;

/** Kilometers. */
const widerDistances = [60, 150, farthest];

export type RelaxedCriteria = {
  /** Players each criterion alone excludes from an empty result; both ages count as `ageMin`, the sport always stays. */
  without: Partial<Record<string, number>>;
  /** The nearest distance within which somebody is found, if the search has a place. */
  within: { place: Place; count: number } | null;
};

export async function relaxCriteria(
  actor: Actor,
  search: Search,
  accessLevel: SearchAccessLevel,
): Promise<RelaxedCriteria> {
  const count = async (other: Search) =>
    countOf(narrowed(await conditions(actor, other, accessLevel), other, accessLevel));
  const criteria = criteriaOf(search).slice(0, MAX_CRITERIA);
  const [counts, within] = await Promise.all([
    Promise.all(
      criteria.map(async (key) => {
        const rest = key === "ageMin" ? without(search, "ageMin", "ageMax") : without(search, key);
        return [key, await count(rest)] as const;
      }),
    ),
    firstWithin(search, count),
  ]);
  const { place: _, ...others } = Object.fromEntries(counts);
  return { without: within ? others : Object.fromEntries(counts), within };
}

async function firstWithin(search: Search, count: (search: Search) => Promise<number>) {
  const { place } = search;
  if (!place) return null;
  for (const km of widerDistances.filter((distance) => distance > place.km)) {
    const wider = { ...place, km };
    const playerCount = await count({ ...search, place: wider });
    if (playerCount > 0) return { place: wider, count: playerCount };
  }
  return null;
}

function criteriaOf(search: Search): string[] {
  const { conditions = [], sort: _, sport: _sport, ...criteria } = criteriaOnly(search);
  const requiredKeys = conditions.flatMap(({ key, optional }) => (optional ? [] : [key]));
  return [...new Set([...Object.keys(criteria).map((key) => (key === "ageMax" ? "ageMin" : key)), ...requiredKeys])];
}
