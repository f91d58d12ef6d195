import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { seesEveryPlayer } from "@/lib/players/policy";
import { cardSelect, type PlayerCard, toCard } from "@/lib/players/queries/card";
import { portraitsFor } from "@/lib/players/queries/portraits";
import { recordSearch } from "../commands/record-search";
import { carriedBy, type Reach, searchesByNeed, searchFor } from "../policy";
import { countCap, pageSize } from "../schema/page";
import { lookedFor, type Search } from "../schema/search";
import { conditions } from "./conditions";
import { type Facets, facetsOf } from "./facets";
import { preferredSearch } from "./preferences";
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
import { reachOf } from "./reach";
import { type PlayerLine, rowsOf } from "./rows";
import { type Widened, widen } from "./widen";

/** `met`: the wishes that this player fits, by the key of their attribute; `line`: what stands in a row beside the card, null for whoever reads cards alone; `portrait`: in the view of cards, where the reader may see it. */
export type FoundCard = PlayerCard & {
  saved: boolean;
  met: string[];
  line: PlayerLine | null;
  portrait: string | null;
};

export type Found = {
  search: Search;
  /** The search with what a need alone may ask: what addresses and chips hold. */
  carried: Search;
  reach: Reach;
  facets: Facets;
  cards: FoundCard[];
  /** When nothing is asked yet: what the recruiter said at sign-up they look for. */
  start: Search | null;
  /** Never more than `countCap`; `capped` says that there are more. */
  count: number;
  capped: boolean;
  next: string | null;
  /** When nobody was found: what each criterion alone keeps out. */
  widened: Widened;
};

/** One page of cards, in the order of the search. A recruiter's search joins their history once, not at each page turn; a bad cursor gives the first page. */
export const findPlayers = query({
  limit: { act: "findPlayers", person: { burst: 120, seconds: 60 } },
  read: pageOf,
});

export async function pageOf(actor: Actor, requested: Search, after?: string): Promise<Found> {
  const reach = await reachOf(actor);
  const search = searchFor(actor, requested, reach);
  const byNeed = searchesByNeed(actor);
  const place = readPlace(after);
  const { found, counted, ids } = await listed({ where: await conditions(actor, search, reach), search, reach }, place);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  const count = Math.min(counted, countCap);
  const [cards, facets, start, widened] = await Promise.all([
    cardsOf(actor, page, search, reach),
    byNeed && counted <= countCap ? facetsOf(actor, search, reach, ids) : {},
    byNeed && Object.keys(lookedFor(search)).length === 0 ? preferred(actor, reach) : null,
    count === 0 ? widen(actor, search, reach) : {},
    place ? null : remember(actor, lookedFor(search), count),
  ]);
  return {
    search,
    carried: carriedBy(actor, requested, search),
    reach,
    facets,
    cards,
    start,
    count,
    capped: counted > countCap,
    widened,
    next: last && found.length > pageSize ? writePlace(last, search) : null,
  };
}

/** A page of whoever fits: few are found and then put in order, of many the order is walked along. */
export async function listed(requested: RankedQuery, place: Place | null): Promise<Few> {
  const few = await rankedOfFew(requested, place);
  return few.counted > countCap ? { ...few, found: await ranked(requested, place) } : few;
}

async function cardsOf(actor: Actor, page: readonly Ranked[], search: Search, reach: Reach) {
  const ids = page.map(({ id }) => id);
  const favoriteWhere = actor.recruiterId ? { recruiterId: actor.recruiterId, playerId: { in: ids } } : null;
  const [rows, favorites, lines, portraits] = await Promise.all([
    db.player.findMany({ where: { id: { in: ids } }, select: cardSelect }),
    favoriteWhere ? db.favorite.findMany({ where: favoriteWhere, select: { playerId: true } }) : [],
    searchesByNeed(actor) ? rowsOf(ids, search, reach) : new Map<string, PlayerLine>(),
    search.view === "cards" ? portraitsFor(actor, ids, seesEveryPlayer(actor) ? "identity" : reach) : noPortraits,
  ]);
  const saved = new Set(favorites.map(({ playerId }) => playerId));
  const cards = new Map((await toCard(rows)).map((card) => [card.id, { ...card, saved: saved.has(card.id) }]));
  return page.flatMap(({ id, met }) => {
    const card = cards.get(id);
    return card ? [{ ...card, met, line: lines.get(id) ?? null, portrait: portraits.get(id) ?? null }] : [];
  });
}

const noPortraits = new Map<string, string>();

async function preferred(actor: Actor, reach: Reach): Promise<Search | null> {
  const said = await preferredSearch(actor);
  return said && searchFor(actor, said, reach);
}

// The history is a help: a search that cannot be written down is still answered.
async function remember(actor: Actor, search: Search, resultsCount: number) {
  if (!actor.recruiterId || Object.keys(search).length === 0) return;
  await recordSearch(actor, { criteria: search, resultsCount }).catch((err) => log.warn({ err }, "search not kept"));
}
