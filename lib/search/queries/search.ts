import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { seesEveryPlayer } from "@/lib/players/policy/players";
import { cardSelect, type PlayerCard, toCard } from "@/lib/players/queries/card";
import { portraitsFor } from "@/lib/players/queries/portraits";
import { recordSearch } from "../commands/record-search";
import { carriedBy, type SearchAccessLevel, searchesByNeed, searchFor } from "../policy";
import { cardPageSize, countCap, pageSize } from "../schema/page";
import { criteriaOnly, type Search } from "../schema/search";
import { searchAccessLevel } from "./access-level";
import { conditions } from "./conditions";
import { type Facets, facetsOf } from "./facets";
import { firstSearches, nearPreferred } from "./preferences";
import {
  type Few,
  type Place,
  type Ranked,
  type RankedQuery,
  ranked,
  rankedOfFew,
  readPlace,
  writePlace,
} from "./rank";
import { type RelaxedCriteria, relaxCriteria } from "./relax-criteria";
import { type PlayerLine, rowsOf, shownDistances } from "./rows";

/** `met` holds the optional criteria met; `line` is the table row, null at the card access level; `km` is the distance to the place asked for, if the card shows the town; `portrait` is set in the card view if visible. */
export type FoundCard = PlayerCard & {
  saved: boolean;
  met: string[];
  line: PlayerLine | null;
  km: number | null;
  portrait: string | null;
};

export type SearchResult = {
  search: Search;
  carried: Search;
  accessLevel: SearchAccessLevel;
  facets: Facets;
  cards: FoundCard[];
  /** The recruiter's preferences as searches, one per sport, for a page without criteria. */
  start: Search[];
  /** This search, or the preferences on a page without criteria, near each of the recruiter's preferred cities. */
  nearby: Search[];
  count: number;
  capped: boolean;
  next: string | null;
  widened: RelaxedCriteria | null;
};

/** Returns one page of cards; the first page of a recruiter's search is recorded in the history, and an invalid cursor returns the first page. */
export const findPlayers = query({
  limit: { act: "findPlayers", person: { burst: 120, seconds: 60 } },
  read: pageOf,
});

export async function pageOf(actor: Actor, requested: Search, after?: string): Promise<SearchResult> {
  const accessLevel = await searchAccessLevel(actor);
  const search = searchFor(actor, requested, accessLevel);
  const byNeed = searchesByNeed(actor);
  const place = readPlace(after);
  const { found, counted, ids } = await listed(
    { where: await conditions(actor, search, accessLevel), search, accessLevel },
    place,
  );
  const size = byNeed ? pageSize : cardPageSize;
  const page = found.slice(0, size);
  const lastRow = page.at(-1);
  const count = Math.min(counted, countCap);
  const isFirst = byNeed && !place;
  const [cards, facets, { start, nearby }, widened] = await Promise.all([
    cardsOf(actor, page, search, accessLevel),
    byNeed && counted <= countCap ? facetsOf(actor, search, accessLevel, ids) : {},
    isFirst ? offeredSearches(actor, search, accessLevel) : { start: [], nearby: [] },
    count === 0 ? relaxCriteria(actor, search, accessLevel) : null,
    place ? null : recordHistory(actor, criteriaOnly(search), count),
  ]);
  return {
    search,
    carried: carriedBy(actor, requested, search),
    accessLevel,
    facets,
    cards,
    start,
    nearby,
    count,
    capped: counted > countCap,
    widened,
    next: lastRow && found.length > size ? writePlace(lastRow, search) : null,
  };
}

async function offeredSearches(actor: Actor, search: Search, accessLevel: SearchAccessLevel) {
  if (Object.keys(criteriaOnly(search)).length === 0) return firstSearches(actor, accessLevel);
  return { start: [], nearby: search.place ? [] : await nearPreferred(actor, search) };
}

export async function listed(requested: RankedQuery, place: Place | null): Promise<Few> {
  const few = await rankedOfFew(requested, place);
  return few.counted > countCap ? { ...few, found: await ranked(requested, place) } : few;
}

async function cardsOf(actor: Actor, page: readonly Ranked[], search: Search, accessLevel: SearchAccessLevel) {
  const ids = page.map(({ id }) => id);
  const favoriteWhere = actor.recruiterId ? { recruiterId: actor.recruiterId, playerId: { in: ids } } : null;
  const [rows, favorites, lines, portraits, distances] = await Promise.all([
    db.player.findMany({ where: { id: { in: ids } }, select: cardSelect }),
    favoriteWhere ? db.favorite.findMany({ where: favoriteWhere, select: { playerId: true } }) : [],
    searchesByNeed(actor) ? rowsOf(ids, search, accessLevel) : new Map<string, PlayerLine>(),
    search.view === "cards" ? portraitsFor(actor, ids, seesEveryPlayer(actor) ? "identity" : accessLevel) : noPortraits,
    search.place ? shownDistances(ids, search.place) : new Map<string, number>(),
  ]);
  const saved = new Set(favorites.map(({ playerId }) => playerId));
  const cards = new Map((await toCard(rows)).map((card) => [card.id, { ...card, saved: saved.has(card.id) }]));
  return page.flatMap(({ id, met }) => {
    const card = cards.get(id);
    return card
      ? [
          {
            ...card,
            met,
            line: lines.get(id) ?? null,
            km: distances.get(id) ?? null,
            portrait: portraits.get(id) ?? null,
          },
        ]
      : [];
  });
}

const noPortraits = new Map<string, string>();

// A failed write to the history does not fail the search.
async function recordHistory(actor: Actor, search: Search, resultsCount: number) {
  if (!actor.recruiterId || Object.keys(search).length === 0) return;
  await recordSearch(actor, { criteria: search, resultsCount }).catch((err) => log.warn({ err }, "search not kept"));
}
