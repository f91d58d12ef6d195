import "server-only";
import type { Actor } from "@/lib/core/actor";
import { type Cursor, readCursor, writeCursor } from "@/lib/core/cursor";
import { db } from "@/lib/core/db";
import { log } from "@/lib/core/log";
import { Prisma } from "@/lib/core/prisma/client";
import { query } from "@/lib/core/query";
import { cardSelect, type PlayerCard, toCard } from "@/lib/players/queries/card";
import { recordSearch } from "../commands/record-search";
import { searchFor } from "../policy";
import { countCap, pageSize, type Search } from "../schema";
import { conditions } from "./conditions";
import { countOf } from "./count";
import { type Widened, widen } from "./widen";

export type Found = {
  search: Search;
  cards: (PlayerCard & { saved: boolean })[];
  /** Never more than `countCap`; `capped` says that there are more. */
  count: number;
  capped: boolean;
  next: string | null;
  /** When nobody was found: what each criterion alone keeps out. */
  widened: Widened;
};

/** One page of cards, the newest players first. A recruiter's search joins their history once, not at each page turn; a bad cursor gives the first page. */
export const findPlayers = query({
  limit: { act: "findPlayers", person: { burst: 120, seconds: 60 } },
  read: pageOf,
});

export async function pageOf(actor: Actor, asked: Search, after?: string): Promise<Found> {
  const search = searchFor(actor, asked);
  const cursor = readCursor(after);
  const where = await conditions(actor, search);
  const [ids, counted] = await Promise.all([idsOf(where, cursor), countOf(where)]);
  const page = ids.slice(0, pageSize);
  const last = page.at(-1);
  const count = Math.min(counted, countCap);
  if (!cursor) await remember(actor, search, count);
  return {
    search,
    cards: await cardsOf(
      actor,
      page.map(({ id }) => id),
    ),
    count,
    capped: counted > countCap,
    widened: count === 0 ? await widen(actor, search) : {},
    next: last && ids.length > pageSize ? writeCursor(last) : null,
  };
}

async function idsOf(where: Prisma.Sql, cursor: Cursor | null): Promise<Cursor[]> {
  const beyond = cursor
    ? Prisma.sql`and p.created_at <= ${cursor.createdAt}::timestamptz and (p.created_at < ${cursor.createdAt}::timestamptz or p.id > ${cursor.id}::uuid)`
    : Prisma.empty;
  return db.$queryRaw<Cursor[]>`
    select p.id, p.created_at as "createdAt" from players p where ${where} ${beyond}
    order by p.created_at desc, p.id limit ${pageSize + 1}`;
}

async function cardsOf(actor: Actor, ids: string[]) {
  const kept = actor.recruiterId ? { recruiterId: actor.recruiterId, playerId: { in: ids } } : null;
  const [rows, favorites] = await Promise.all([
    db.player.findMany({ where: { id: { in: ids } }, select: cardSelect }),
    kept ? db.favorite.findMany({ where: kept, select: { playerId: true } }) : [],
  ]);
  const saved = new Set(favorites.map(({ playerId }) => playerId));
  const cards = new Map((await toCard(rows)).map((card) => [card.id, { ...card, saved: saved.has(card.id) }]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

// The history is a help: a search that cannot be written down is still answered.
async function remember(actor: Actor, search: Search, resultsCount: number) {
  if (!actor.recruiterId || Object.keys(search).length === 0) return;
  await recordSearch(actor, { criteria: search, resultsCount }).catch((err) => log.warn({ err }, "search not kept"));
}
