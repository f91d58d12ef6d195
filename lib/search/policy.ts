import type { AccessLevel } from "@/lib/platform/access-level";
import { type Actor, isStaff, type Verdict } from "@/lib/platform/command/actor";
import { inBands } from "@/lib/players/schema/ages";
import type { Attribute } from "@/lib/sports/schema/attribute";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { asksNothing, mostAlerts } from "./schema/alert";
import { askable } from "./schema/askable";
import { needsReason, withReasonedCriteria } from "./schema/reasoned";
import { criteriaOnly, type Search, type SearchKey, searchInput } from "./schema/search";

const publicKeys: SearchKey[] = ["sport", "levels"];
const cardKeys: SearchKey[] = [
  ...publicKeys,
  "q",
  "positions",
  "ageMin",
  "ageMax",
  "countries",
  "place",
  "checked",
  "sort",
  "columns",
  "view",
];
const profileKeys: SearchKey[] = [...cardKeys, "side", "role", "also", "grade", "fresh"];

/** The access level of a search: public cards only, or full profiles. */
export type SearchAccessLevel = Exclude<AccessLevel, "identity">;

export type Purpose = "search" | "need";

/** Recruiters and account staff may use all criteria; others only sport and level. */
export const searchesByNeed = (actor: Actor): boolean => actor.kind === "recruiter" || isStaff(actor, "accounts");

/** Returns the part of a search the actor may use; criteria that are not visible to the actor cannot be searched either, because results would reveal them. */
export function searchFor(
  actor: Actor,
  requested: Search,
  accessLevel: SearchAccessLevel,
  purpose: Purpose = "search",
): Search {
  const byNeed = searchesByNeed(actor);
  const keys = keysFor(actor, accessLevel);
  const search = accessLevel === "card" ? withBands(requested) : requested;
  const allowedKeys = new Set(byNeed ? searchable(search.sport, accessLevel, purpose).map(({ key }) => key) : []);
  const conditions = search.conditions?.filter(({ key }) => allowedKeys.has(key)) ?? [];
  const rest = Object.entries(search).filter(([key]) => keys.includes(key as SearchKey));
  return { ...Object.fromEntries(rest), ...(conditions.length > 0 && { conditions }) };
}

export function disallowedCriteria(actor: Actor, requested: Search, accessLevel: SearchAccessLevel): Search {
  const allowed = searchFor(actor, requested, accessLevel, "need");
  const allowedKeys = new Set(allowed.conditions?.map(({ key }) => key));
  const conditions = requested.conditions?.filter(({ key }) => !allowedKeys.has(key)) ?? [];
  const refusedEntries = Object.entries(requested).filter(([key]) => key !== "conditions" && !(key in allowed));
  return { ...Object.fromEntries(refusedEntries), ...(conditions.length > 0 && { conditions }) };
}

export const carriedBy = (actor: Actor, requested: Search, search: Search): Search =>
  actor.kind === "recruiter" ? searchInput(withReasonedCriteria(search, requested)) : search;

const keysFor = (actor: Actor, accessLevel: SearchAccessLevel) =>
  searchesByNeed(actor) ? (accessLevel === "profile" ? profileKeys : cardKeys) : publicKeys;

/** Cards show age bands, so ages are widened to whole bands. */
function withBands({ ageMin, ageMax, ...search }: Search): Search {
  const { from, to } = inBands({ from: ageMin, to: ageMax });
  return { ...search, ...(from !== undefined && { ageMin: from }), ...(to !== undefined && { ageMax: to }) };
}

/** Returns whether the actor may use every required criterion; fewer criteria would match other players than intended. */
export function mayAskAllOf(
  actor: Actor,
  search: Search,
  accessLevel: SearchAccessLevel,
  purpose: Purpose = "search",
): boolean {
  const allowed = searchFor(actor, search, accessLevel, purpose);
  const { conditions = [], sort: _, ...rest } = criteriaOnly(search);
  const keys = keysFor(actor, accessLevel);
  return (
    Object.keys(rest).every((key) => keys.includes(key as SearchKey)) &&
    conditions.every(
      ({ key, optional }) => optional || allowed.conditions?.some((allowedCondition) => allowedCondition.key === key),
    )
  );
}

/** Returns the search an alert runs now, or null if the alert is inactive. */
export function runnableSearch(actor: Actor, saved: Search, accessLevel: SearchAccessLevel): Search | null {
  // A search without valid criteria would match every player.
  if (asksNothing(saved) || !mayAskAllOf(actor, saved, accessLevel)) return null;
  const search = searchFor(actor, saved, accessLevel);
  return asksNothing(search) ? null : search;
}

/** Returns the attributes a search may use; those that require a reason only in a need. */
export const searchable = (
  sport: SportSlug | undefined,
  accessLevel: SearchAccessLevel,
  purpose: Purpose = "search",
): readonly Attribute[] =>
  askable(sport).filter(
    (attribute) =>
      (accessLevel === "profile" || attribute.accessLevel === "card") &&
      (purpose === "need" || !needsReason(attribute, sport)),
  );

export function mayKeepAlert(
  _recruiter: Actor<"recruiter">,
  { criteria, kept: savedCount, same }: { criteria: Search; kept: number; same: number },
): Verdict {
  if (asksNothing(criteria)) return "alert_asks_nothing";
  if (same > 0) return "alert_kept_already";
  return savedCount < mostAlerts ? true : "too_many_alerts";
}
