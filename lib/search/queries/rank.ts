import "server-only";
import { type Cursor, readCursor, writeCursor } from "@/lib/platform/db/cursor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Reach } from "../policy";
import { countCap, pageSize } from "../schema/page";
import { ranks, type Search, wishesOf } from "../schema/search";
import { allClaimed, met, weighed } from "./claimed";
import { narrowed } from "./terms";

export type Ranked = Cursor & { met: string[] };

export type RankedQuery = { where: Prisma.Sql; search: Search; reach: Reach };

/** Players read in sort order before the query falls back to filtering first. */
const maxWalked = { plain: 5000, byFit: 2000 };

/** `counted` is the number of matches up to `countCap` + 1; below the cap, `ids` holds all matches and `found` the page. */
export type Few = { counted: number; ids: string[]; found: Ranked[] };

/** Filters first, then sorts: returns one row more than a page, by number of optional criteria met, then newest first. */
export async function rankedOfFew({ where, search, reach }: RankedQuery, after: Place | null): Promise<Few> {
  const isByFit = ranks(search) === "fit";
  const rows = await db.$queryRaw<({ counted: number; ids: string[] | null } & (Ranked | { id: null }))[]>`
    with found as materialized (select p.id from players p where ${narrowed(where, search, reach)} limit ${countCap + 1}),
      whole as (select count(*)::int as counted, array_agg(id) as ids from found)
    select whole.counted, case when row_number() over () = 1 and whole.counted <= ${countCap} then whole.ids end as ids,
      page.id, page.created_at as "createdAt", page.met
    from whole left join lateral (
      select p.id, p.created_at, p.met
      from (select p.id, p.created_at, ${met(wishesOf(search), search)} as met from found f join players p on p.id = f.id) p
      where whole.counted <= ${countCap} and ${after ? (isByFit ? hasLowerRank(after) : isAfter(after)) : Prisma.sql`true`}
      order by ${isByFit ? byFitDescending : Prisma.empty} p.created_at desc, p.id limit ${pageSize + 1}) page on true
    order by ${isByFit ? Prisma.sql`cardinality(page.met) desc,` : Prisma.empty} page.created_at desc, page.id`;
  return {
    counted: rows[0]?.counted ?? 0,
    ids: rows.flatMap(({ ids }) => ids ?? []),
    found: rows.flatMap(({ counted: _, ids: __, ...row }) => (row.id === null ? [] : [row])),
  };
}

export async function ranked(query: RankedQuery, after: Place | null, walked?: number): Promise<Ranked[]> {
  const optionalConditions = wishesOf(query.search);
  if (ranks(query.search) !== "fit") return pageOf(query, after, pageSize + 1, walked ?? maxWalked.plain);
  if (optionalConditions.length > weighed) return sortedByFit(query, after);
  const matches: Ranked[] = [];
  // Reads the players by number of met criteria, so that rows beyond the page are not read.
  for (
    let fit = Math.min(after?.fit ?? optionalConditions.length, optionalConditions.length);
    fit >= 0 && matches.length <= pageSize;
    fit--
  ) {
    const start = fit === after?.fit ? after : null;
    matches.push(...(await pageOf({ ...query, fit }, start, pageSize + 1 - matches.length, walked ?? maxWalked.byFit)));
  }
  return matches;
}

async function pageOf(query: RankedQuery & { fit?: number }, after: Place | null, take: number, walked: number) {
  const { search } = query;
  const where = Prisma.join([query.where, ...fitConditions(query)], " and ");
  const remaining = after ? isAfter(after) : Prisma.sql`true`;
  const metKeys = met(wishesOf(search), search);
  const page = await db.$queryRaw<Ranked[]>`
    select p.id, p.created_at as "createdAt", ${metKeys} as met
    from (select p.* from players p where ${search.sport ? Prisma.sql`p.primary_sport = ${search.sport}` : Prisma.sql`true`} and ${remaining}
      order by p.created_at desc, p.id limit ${walked}) p
    where ${where} order by p.created_at desc, p.id limit ${take}`;
  if (page.length === take) return page;
  return db.$queryRaw<Ranked[]>`
    with found as materialized (select p.id, p.created_at from players p where ${narrowed(where, search, query.reach, query.fit)} and ${remaining})
    select p.id, p.created_at as "createdAt", ${metKeys} as met from found f join players p on p.id = f.id
    order by f.created_at desc, f.id limit ${take}`;
}

function fitConditions({ search, fit }: RankedQuery & { fit?: number }): Prisma.Sql[] {
  const optionalConditions = wishesOf(search);
  if (fit === undefined) return [];
  if (fit === optionalConditions.length) return allClaimed(optionalConditions, search);
  return [Prisma.sql`cardinality(${met(optionalConditions, search)}) = ${fit}`];
}

/** With many optional criteria the groups are small, so all players are counted at once. */
const sortedByFit = ({ where, search }: RankedQuery, after: Place | null) =>
  db.$queryRaw<Ranked[]>`
    with p as (select p.id, p.created_at, ${met(wishesOf(search), search)} as met from players p where ${where})
    select p.id, p.created_at as "createdAt", p.met from p
    ${after ? Prisma.sql`where ${hasLowerRank(after)}` : Prisma.empty}
    order by ${byFitDescending} p.created_at desc, p.id limit ${pageSize + 1}`;

const byFitDescending = Prisma.sql`cardinality(p.met) desc,`;

const isAfter = ({ createdAt, id }: Place) =>
  Prisma.sql`p.created_at <= ${createdAt}::timestamptz and (p.created_at < ${createdAt}::timestamptz or p.id > ${id}::uuid)`;

const hasLowerRank = (after: Place) =>
  Prisma.sql`(cardinality(p.met) < ${after.fit} or (cardinality(p.met) = ${after.fit} and ${isAfter(after)}))`;

export type Place = Cursor & { fit: number };

export function readPlace(text: string | undefined): Place | null {
  const [fit = "", cursor] = (text ?? "").split(".", 2);
  const cursorPlace = readCursor(cursor ?? fit);
  return cursorPlace && { ...cursorPlace, fit: cursor !== undefined && /^\d{1,2}$/.test(fit) ? Number(fit) : 0 };
}

export const writePlace = ({ met, ...cursor }: Ranked, search: Search): string =>
  ranks(search) === "fit" ? `${met.length}.${writeCursor(cursor)}` : writeCursor(cursor);
