import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { ListSearch } from "@/lib/platform/http/list-search";
import type { Prisma } from "@/lib/platform/prisma/client";
import { cardSelect, toCard } from "@/lib/players/queries/card";
import { visibleAmong } from "@/lib/players/queries/visible";
import { namesFor } from "./names";

export type FavoriteSearch = ListSearch<{ list: string[]; tag: string[] }>;

/** The organization's lists by name and its tags by use, with their numbers of favorites; empty for non-recruiters. */
export async function favoriteLabels({ recruiterId }: Actor) {
  if (!recruiterId) return { lists: [], tags: [] };
  const [lists, tags] = await Promise.all([
    db.favoriteList.findMany({
      where: { recruiterId },
      orderBy: [{ name: "asc" }, { id: "asc" }],
      select: { id: true, name: true, _count: { select: { favorites: true } } },
    }),
    db.$queryRaw<{ tag: string; count: number }[]>`
      select tag, count(*)::int as count from favorites f, unnest(f.tags) as tag
      where f.recruiter_id = ${recruiterId}::uuid group by tag order by count desc, tag limit ${shownTags}`,
  ]);
  return { tags, lists: lists.map(({ _count, ...list }) => ({ ...list, count: _count.favorites })) };
}

const shownTags = 100;

export type FavoriteLabels = Awaited<ReturnType<typeof favoriteLabels>>;

export const favoriteChoices = ({ lists, tags }: FavoriteLabels) => ({
  list: lists.map(({ id }) => id),
  tag: tags.map(({ tag }) => tag),
});

/** The organization's favorites, newest first, at most `take`, with the total count. `card` is null for players who are no longer visible; notes about them remain. */
export async function favoritesOf(actor: Actor, search: FavoriteSearch, take = pageLength) {
  const where = favoritesWhere(actor, search);
  if (!where) return { count: 0, rows: [], next: null };
  const { orderBy, beyond } = keyset(search, "createdAt", "playerId");
  const [count, favorites] = await Promise.all([
    db.favorite.count({ where }),
    db.favorite.findMany({ where: { AND: [where, beyond] }, orderBy, take: take + 1, select: favoriteSelect }),
  ]);
  const { rows, next } = paged(
    favorites.map(({ playerId: id, ...favorite }) => ({ id, ...favorite })),
    take,
  );
  const cards = await cardsFor(
    actor,
    rows.map(({ id }) => id),
  );
  return {
    count,
    next,
    rows: rows.map(({ inLists, notedById, notedBy, ...favorite }) => ({
      ...favorite,
      notedBy: notedById === actor.userId ? null : (notedBy?.profile?.fullName ?? null),
      lists: inLists.map(({ list }) => list),
      card: cards.get(favorite.id) ?? null,
    })),
  };
}

export type FavoriteRow = Awaited<ReturnType<typeof favoritesOf>>["rows"][number];

/** The cards of the visible players by id, each with the displayed name as `called`. */
export async function cardsFor(actor: Actor, ids: string[]) {
  const visible = [...(await visibleAmong(actor, ids))];
  const [rows, names] = await Promise.all([
    db.player.findMany({ where: { id: { in: visible } }, select: cardSelect }),
    namesFor(actor, visible),
  ]);
  const cards = await toCard(rows);
  return new Map(cards.map((card) => [card.id, { ...card, called: names.get(card.id) ?? card.handle }]));
}

/** The ids that are not saved yet; refuses `not_found` if one of them is not visible. */
export async function unsavedAmong(tx: Tx, actor: Actor<"recruiter">, playerIds: string[]): Promise<string[]> {
  const ids = [...new Set(playerIds)];
  const { recruiterId } = actor;
  const favorites = await tx.favorite.findMany({
    where: { recruiterId, playerId: { in: ids } },
    select: { playerId: true },
  });
  const unsavedIds = ids.filter((id) => favorites.every(({ playerId }) => playerId !== id));
  const visible = await visibleAmong(actor, unsavedIds, tx);
  return unsavedIds.every((id) => visible.has(id)) ? unsavedIds : refuse("not_found");
}

function favoritesWhere({ recruiterId }: Actor, { list, tag, q }: FavoriteSearch): Prisma.FavoriteWhereInput | null {
  if (!recruiterId) return null;
  return {
    recruiterId,
    ...(list && { inLists: { some: { listId: list } } }),
    ...(tag && { tags: { has: tag } }),
    ...(q && {
      OR: [
        { note: { contains: q, mode: "insensitive" } },
        { player: { handle: { contains: q, mode: "insensitive" } } },
      ],
    }),
  };
}

const favoriteSelect = {
  playerId: true,
  note: true,
  notedById: true,
  notedBy: { select: { profile: { select: { fullName: true } } } },
  tags: true,
  createdAt: true,
  inLists: { select: { list: { select: { id: true, name: true } } }, orderBy: { list: { name: "asc" } } },
} satisfies Prisma.FavoriteSelect;
