import type { Attribute } from "@/lib/measurements/schema/attribute";
import { type Actor, isStaff, type Verdict } from "@/lib/platform/command/actor";
import { inBands } from "@/lib/players/schema/ages";
import type { SportSlug } from "@/lib/sports/schema";
import { asksNothing, mostAlerts } from "./schema/alert";
import { askable } from "./schema/askable";
import { needsReason, withReasonedOf } from "./schema/reasoned";
import { lookedFor, type Search, type SearchKey, searchInput } from "./schema/search";

const publicKeys: SearchKey[] = ["sport", "levels"];
/** What a card tells. */
const cardKeys: SearchKey[] = [
  ...publicKeys,
  "q",
  "positions",
  "ageMin",
  "ageMax",
  "place",
  "checked",
  "sort",
  "columns",
  "view",
];
const profileKeys: SearchKey[] = [...cardKeys, "side", "role", "grade", "fresh"];

/** Whether a search may ask what stands on cards alone, or what stands in profiles too. */
export type Reach = "card" | "profile";

/** Whether somebody looks around, or an organization wrote down whom it needs and why it asks what needs a reason. */
export type Purpose = "search" | "need";

/** Searching by need is for recruiters; everyone else leafs through the public cards by sport and level. */
export const searchesByNeed = (actor: Actor): boolean => actor.kind === "recruiter" || isStaff(actor, "accounts");

/** What of a search this actor may use: whoever may not read an age, a city or a measure cannot find it out by asking either. */
export function searchFor(actor: Actor, requested: Search, reach: Reach, purpose: Purpose = "search"): Search {
  const byNeed = searchesByNeed(actor);
  const keys = keysFor(actor, reach);
  const search = reach === "card" ? withBands(requested) : requested;
  const open = new Set(byNeed ? searchable(search.sport, reach, purpose).map(({ key }) => key) : []);
  const conditions = search.conditions?.filter(({ key }) => open.has(key)) ?? [];
  const rest = Object.entries(search).filter(([key]) => keys.includes(key as SearchKey));
  return { ...Object.fromEntries(rest), ...(conditions.length > 0 && { conditions }) };
}

/** What of a search this actor may ask in no way, not with a reason either: it stands deeper than they may look. */
export function outOfReach(actor: Actor, requested: Search, reach: Reach): Search {
  const may = searchFor(actor, requested, reach, "need");
  const open = new Set(may.conditions?.map(({ key }) => key));
  const conditions = requested.conditions?.filter(({ key }) => !open.has(key)) ?? [];
  const closed = Object.entries(requested).filter(([key]) => key !== "conditions" && !(key in may));
  return { ...Object.fromEntries(closed), ...(conditions.length > 0 && { conditions }) };
}

/** A search as it may be asked, with what of it a need alone may ask: nobody is found by that, but who writes the need carries it along. */
export const carriedBy = (actor: Actor, requested: Search, search: Search): Search =>
  actor.kind === "recruiter" ? searchInput(withReasonedOf(search, requested)) : search;

const keysFor = (actor: Actor, reach: Reach) =>
  searchesByNeed(actor) ? (reach === "profile" ? profileKeys : cardKeys) : publicKeys;

/** A card tells a band of ages: no years within it may be asked of whoever reads cards alone. */
function withBands({ ageMin, ageMax, ...search }: Search): Search {
  const { from, to } = inBands({ from: ageMin, to: ageMax });
  return { ...search, ...(from !== undefined && { ageMin: from }), ...(to !== undefined && { ageMax: to }) };
}

/** Whether this actor may ask all that must hold in a search: with less it would find others than it was kept for. */
export function mayAskAllOf(actor: Actor, search: Search, reach: Reach, purpose: Purpose = "search"): boolean {
  const may = searchFor(actor, search, reach, purpose);
  const { conditions = [], sort: _, ...rest } = lookedFor(search);
  const keys = keysFor(actor, reach);
  return (
    Object.keys(rest).every((key) => keys.includes(key as SearchKey)) &&
    conditions.every(({ key, wish }) => wish || may.conditions?.some((one) => one.key === key))
  );
}

/** What an alert of this actor looks for now: of ages the whole bands where cards are all they read; null while it is silent. */
export function watchedFor(actor: Actor, saved: Search, reach: Reach): Search | null {
  // One of which nothing is understood any more would tell of everybody.
  if (asksNothing(saved) || !mayAskAllOf(actor, saved, reach)) return null;
  const search = searchFor(actor, saved, reach);
  // Years that all bands hold ask for nothing either.
  return asksNothing(search) ? null : search;
}

/** The attributes that a search may ask; what needs a reason, a need alone. */
export const searchable = (
  sport: SportSlug | undefined,
  reach: Reach,
  purpose: Purpose = "search",
): readonly Attribute[] =>
  askable(sport).filter(
    (attribute) =>
      (reach === "profile" || attribute.depth === "card") && (purpose === "need" || !needsReason(attribute, sport)),
  );

/** Another alert; the same search is kept once. */
export function mayKeepAlert(
  _recruiter: Actor<"recruiter">,
  { criteria, kept: saved, same }: { criteria: Search; kept: number; same: number },
): Verdict {
  if (asksNothing(criteria)) return "alert_asks_nothing";
  if (same > 0) return "alert_kept_already";
  return saved < mostAlerts ? true : "too_many_alerts";
}
