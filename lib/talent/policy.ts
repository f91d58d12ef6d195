import { type Actor, isStaff } from "@/lib/core/actor";
import type { Search, SearchKey } from "./schema";

const publicKeys: SearchKey[] = ["sport", "level"];

/** Searching by need is for recruiters; everyone else leafs through the public cards by sport and level. */
export const searchesByNeed = (actor: Actor): boolean => actor.kind === "recruiter" || isStaff(actor, "accounts");

/** What of a search this actor may use: whoever may not read an age or a city cannot find it out by asking either. */
export function searchFor(actor: Actor, search: Search): Search {
  if (searchesByNeed(actor)) return search;
  return Object.fromEntries(Object.entries(search).filter(([key]) => publicKeys.includes(key as SearchKey)));
}
