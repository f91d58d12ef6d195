import "server-only";
import { gazetteerName } from "@/lib/platform/i18n/town-names";
import { type Search, searchInput, without } from "../schema/search";
import { resolvePlace } from "./places";

/** The search with the city typed into the field for a place; `unknown` is a name that no city has. */
export type WithPlace = { search: Search; unknown: string | undefined };

const LONGEST_TOWN = 80;

/** An unchanged city keeps its place, in whichever language it is shown, an empty one ends it; of several cities of one name, one in the searched countries is preferred, then the largest. */
export async function withTypedPlace(search: Search, typed: unknown, km: unknown): Promise<WithPlace> {
  const name = typeof typed === "string" ? typed.trim().slice(0, LONGEST_TOWN) : undefined;
  if (name === undefined || gazetteerName(name) === search.place?.city) return { search, unknown: undefined };
  const anywhere = without(search, "place");
  if (name === "") return { search: anywhere, unknown: undefined };
  const towns = await resolvePlace(name.replaceAll("\0", ""));
  const town = towns.find(({ country }) => search.countries?.includes(country)) ?? towns[0];
  if (!town) return { search: anywhere, unknown: name };
  return { search: searchInput({ ...anywhere, near: `${town.city},${town.country}`, km }), unknown: undefined };
}
