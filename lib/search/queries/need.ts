import "server-only";
import { now } from "@/lib/platform/clock";
import { query } from "@/lib/platform/command/query";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema";
import { carriedBy, outOfReach, type Purpose, searchFor } from "../policy";
import { type Need, understand } from "../schema/need/understand";
import { type Search, searchInput } from "../schema/search";
import { resolvePlace, type Town } from "./places";
import { reachOf } from "./reach";

export type ReadNeed = Omit<Need, "near"> & {
  /** The search with what a need alone may ask. */
  carried: Search;
  /** Attributes that were understood, and that a search may not ask: a need may, with its reason. */
  reasoned: string[];
  /** What was understood, and stands deeper than this reader may look. */
  beyond: Search;
  /** Which of these towns is meant? */
  towns: (Town & { km: number })[];
};

type Asker = { locale: Locale; sport: SportSlug | undefined; purpose?: Purpose };

/** A need in words as the search this actor may make of it, with all that has to be said beside it. */
export const readNeed = query({
  limit: { act: "readNeed", person: { burst: 120, seconds: 60 } },
  async read(actor, words: string, { locale, sport, purpose }: Asker): Promise<ReadNeed> {
    const today = now().toISOString().slice(0, 10);
    const { near, ...need } = asText(understand(words, { locale, today, ...(sport && { sport }) }), words);
    const towns = near ? await resolvePlace(near.words) : [];
    const [town] = towns;
    const found = near && towns.length === 1 && town ? { place: { ...town, km: near.km } } : {};
    const whole: Search = searchInput({ ...need.search, ...found });
    const reach = await reachOf(actor);
    const search = searchFor(actor, whole, reach, purpose);
    const beyond = outOfReach(actor, whole, reach);
    const coveredKeys = new Set([search, beyond].flatMap(({ conditions = [] }) => conditions.map(({ key }) => key)));
    return {
      ...need,
      search,
      carried: carriedBy(actor, whole, search),
      unread: near && towns.length === 0 ? [...need.unread, near.words] : need.unread,
      reasoned: (whole.conditions ?? []).flatMap(({ key }) => (coveredKeys.has(key) ? [] : [key])),
      beyond,
      towns: near && towns.length > 1 ? towns.map((one) => ({ ...one, km: near.km })) : [],
    };
  },
});

/** Where nothing but a sport was understood, the other words are looked for as they stand: a handle ("Ceiba 87"), a city, a published name. */
function asText(need: Need, words: string): Need {
  const { sport: _, ...criteria } = need.search;
  const q = /^[^\d\s]+ \d+$/.test(words.trim()) ? words : need.unread.join(" ");
  const questions = q === words ? [] : need.questions;
  const understoodCount = Object.keys(criteria).length + questions.length + need.refused.length;
  if (understoodCount > 0 || need.near || need.unread.length === 0) return need;
  return { ...need, search: { ...need.search, q }, questions, unread: [] };
}
