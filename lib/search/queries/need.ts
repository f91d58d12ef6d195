import "server-only";
import { now } from "@/lib/platform/clock";
import { query } from "@/lib/platform/command/query";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { carriedBy, disallowedCriteria, type Purpose, searchFor } from "../policy";
import { type Need, understand } from "../schema/need/understand";
import { type Search, searchInput } from "../schema/search";
import { searchAccessLevel } from "./access-level";
import { resolvePlace, type Town } from "./places";

export type ReadNeed = Omit<Need, "near"> & {
  carried: Search;
  reasoned: string[];
  beyond: Search;
  towns: (Town & { km: number })[];
};

type ReadOptions = { locale: Locale; sport: SportSlug | undefined; purpose?: Purpose };

/** Parses a need written in natural language into the search this actor may run, with everything that was not used and why. */
export const readNeed = query({
  limit: { act: "readNeed", person: { burst: 120, seconds: 60 } },
  async read(actor, words: string, { locale, sport, purpose }: ReadOptions): Promise<ReadNeed> {
    const today = now().toISOString().slice(0, 10);
    const { near, ...need } = asText(understand(words, { locale, today, ...(sport && { sport }) }), words);
    const towns = near ? await resolvePlace(near.words, near.country) : [];
    const [town] = towns;
    const placeCriteria = near && towns.length === 1 && town ? { place: { ...town, km: near.km } } : {};
    const fullSearch: Search = searchInput({ ...need.search, ...placeCriteria });
    const accessLevel = await searchAccessLevel(actor);
    const search = searchFor(actor, fullSearch, accessLevel, purpose);
    const beyond = disallowedCriteria(actor, fullSearch, accessLevel);
    const coveredKeys = new Set([search, beyond].flatMap(({ conditions = [] }) => conditions.map(({ key }) => key)));
    return {
      ...need,
      search,
      carried: carriedBy(actor, fullSearch, search),
      unread: near && towns.length === 0 ? [...need.unread, near.words] : need.unread,
      reasoned: (fullSearch.conditions ?? []).flatMap(({ key }) => (coveredKeys.has(key) ? [] : [key])),
      beyond,
      towns: near && towns.length > 1 ? towns.map((candidate) => ({ ...candidate, km: near.km })) : [],
    };
  },
});

/** If only a sport was understood, the other words become a text search: a handle ("Ceiba 87"), a city, a published name. */
function asText(need: Need, words: string): Need {
  const { sport: _, ...criteria } = need.search;
  const q = /^[^\d\s]+ \d+$/.test(words.trim()) ? words : need.unread.join(" ");
  const questions = q === words ? [] : need.questions;
  const understoodCount = Object.keys(criteria).length + questions.length + need.refused.length;
  if (understoodCount > 0 || need.near || need.unread.length === 0) return need;
  return { ...need, search: { ...need.search, q }, questions, unread: [] };
}
