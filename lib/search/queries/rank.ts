import "server-only";
import { type Cursor, readCursor, writeCursor } from "@/lib/platform/db/cursor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { SearchAccessLevel } from "../policy";
import { countCap, pageSize } from "../schema/page";
import { optionalConditionsOf, ranks, type Search, type Sort } from "../schema/search";
import { allClaimed, met, weighed } from "./claim-conditions";
import { distanceTo } from "./places";
import { narrowed } from "./terms";

/** `km` is the distance, if the players are sorted by it. */
export type Ranked = Cursor & { met: string[]; km: number | null };

export type RankedQuery = { where: Prisma.Sql; search: Search; accessLevel: SearchAccessLevel };

/** Players read in sort order before the query falls back to filtering first. */
const maxWalked = { plain: 5000, byFit: 2000 };

/** `counted` is the number of matches up to `countCap` + 1; below the cap, `ids` holds all matches and `found` the page. */
export type Few = { counted: number; ids: string[]; found: Ranked[] };

/** Filters first, then sorts: returns one row more than a page, by number of optional criteria met or by distance, then newest first. */
export async function rankedOfFew({ where, search, accessLevel }: RankedQuery, after: Place | null): Promise<Few> {
  const sort = ranks(search);
  const rows = await db.$queryRaw<({ counted: number; ids: string[] | null } & (Ranked | { id: null }))[]>`
    with found as materialized (select p.id from players p where ${narrowed(where, search, accessLevel)} limit ${countCap + 1}),
      whole as (select count(*)::int as counted, array_agg(id) as ids from found)
    select whole.counted, case when row_number() over () = 1 and whole.counted <= ${countCap} then whole.ids end as ids,
      page.id, page.created_at as "createdAt", page.met, page.km
    from whole left join lateral (
      select p.id, p.created_at, p.met, p.km
      from (select p.id, p.created_at, ${met(optionalConditionsOf(search), search)} as met, ${await distance(search)} as km from found f join players p on p.id = f.id) p
      where whole.counted <= ${countCap} and ${after ? follows[sort](after) : Prisma.sql`true`}
      order by ${order[sort]} p.created_at desc, p.id limit ${pageSize + 1}) page on true
    order by ${outerOrder[sort]} page.created_at desc, page.id`;
  return {
    counted: rows[0]?.counted ?? 0,
    ids: rows.flatMap(({ ids }) => ids ?? []),
    found: rows.flatMap(({ counted: _, ids: __, ...row }) => (row.id === null ? [] : [row])),
  };
}

export async function ranked(query: RankedQuery, after: Place | null, walked?: number): Promise<Ranked[]> {
  const optionalConditions = optionalConditionsOf(query.search);
  const sort = ranks(query.search);
  if (sort === "nearest") return sortedWhole(query, after);
  if (sort === "newest") return pageOf(query, after, pageSize + 1, walked ?? maxWalked.plain);
  if (optionalConditions.length > weighed) return sortedWhole(query, after);
  const matches: Ranked[] = [];
  // Reads the players by number of met criteria, so that rows beyond the page are not read.
  for (
    let fit = Math.min(after?.rank ?? optionalConditions.length, optionalConditions.length);
    fit >= 0 && matches.length <= pageSize;
    fit--
  ) {
    const start = fit === after?.rank ? after : null;
    matches.push(...(await pageOf({ ...query, fit }, start, pageSize + 1 - matches.length, walked ?? maxWalked.byFit)));
  }
  return matches;
}

async function pageOf(query: RankedQuery & { fit?: number }, after: Place | null, take: number, walked: number) {
  const { search } = query;
  const where = Prisma.join([query.where, ...fitConditions(query)], " and ");
  const remaining = after ? isAfter(after) : Prisma.sql`true`;
  const metKeys = met(optionalConditionsOf(search), search);
  const page = await db.$queryRaw<Ranked[]>`
    select p.id, p.created_at as "createdAt", ${metKeys} as met, null::int as km
    from (select p.* from players p where ${search.sport ? Prisma.sql`p.primary_sport = ${search.sport}` : Prisma.sql`true`} and ${remaining}
      order by p.created_at desc, p.id limit ${walked}) p
    where ${where} order by p.created_at desc, p.id limit ${take}`;
  if (page.length === take) return page;
  return db.$queryRaw<Ranked[]>`
    with found as materialized (select p.id, p.created_at from players p where ${narrowed(where, search, query.accessLevel, query.fit)} and ${remaining})
    select p.id, p.created_at as "createdAt", ${metKeys} as met, null::int as km from found f join players p on p.id = f.id
    order by f.created_at desc, f.id limit ${take}`;
}

function fitConditions({ search, fit }: RankedQuery & { fit?: number }): Prisma.Sql[] {
  const optionalConditions = optionalConditionsOf(search);
  if (fit === undefined) return [];
  if (fit === optionalConditions.length) return allClaimed(optionalConditions, search);
  return [Prisma.sql`cardinality(${met(optionalConditions, search)}) = ${fit}`];
}

/** With many optional criteria the groups are small, and a distance has no index: all players are read at once. */
const sortedWhole = async ({ where, search, accessLevel }: RankedQuery, after: Place | null) =>
  db.$queryRaw<Ranked[]>`
    with p as (select p.id, p.created_at, ${met(optionalConditionsOf(search), search)} as met, ${await distance(search)} as km
      from players p where ${narrowed(where, search, accessLevel)})
    select p.id, p.created_at as "createdAt", p.met, p.km from p
    ${after ? Prisma.sql`where ${follows[ranks(search)](after)}` : Prisma.empty}
    order by ${order[ranks(search)]} p.created_at desc, p.id limit ${pageSize + 1}`;

const distance = async (search: Search): Promise<Prisma.Sql> =>
  ranks(search) === "nearest" && search.place ? distanceTo(search.place) : Prisma.sql`null::int`;

const isAfter = ({ createdAt, id }: Place) =>
  Prisma.sql`p.created_at <= ${createdAt}::timestamptz and (p.created_at < ${createdAt}::timestamptz or p.id > ${id}::uuid)`;

const follows: Record<Sort, (after: Place) => Prisma.Sql> = {
  newest: isAfter,
  fit: (after) =>
    Prisma.sql`(cardinality(p.met) < ${after.rank} or (cardinality(p.met) = ${after.rank} and ${isAfter(after)}))`,
  nearest: (after) => Prisma.sql`(p.km > ${after.rank} or (p.km = ${after.rank} and ${isAfter(after)}))`,
};

const order: Record<Sort, Prisma.Sql> = {
  newest: Prisma.empty,
  fit: Prisma.sql`cardinality(p.met) desc,`,
  nearest: Prisma.sql`p.km,`,
};

const outerOrder: Record<Sort, Prisma.Sql> = {
  newest: Prisma.empty,
  fit: Prisma.sql`cardinality(page.met) desc,`,
  nearest: Prisma.sql`page.km,`,
};

/** `rank` is the number of optional criteria met, or the distance in kilometres. */
export type Place = Cursor & { rank: number };

export function readPlace(text: string | undefined): Place | null {
  const [rank = "", cursor] = (text ?? "").split(".", 2);
  const cursorPlace = readCursor(cursor ?? rank);
  return cursorPlace && { ...cursorPlace, rank: cursor !== undefined && /^\d{1,3}$/.test(rank) ? Number(rank) : 0 };
}

export function writePlace({ met, km, ...cursor }: Ranked, search: Search): string {
  const rank = { newest: null, fit: met.length, nearest: km }[ranks(search)];
  return rank === null ? writeCursor(cursor) : `${rank}.${writeCursor(cursor)}`;
}
