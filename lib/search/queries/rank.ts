import "server-only";
import { type Cursor, readCursor, writeCursor } from "@/lib/platform/db/cursor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Reach } from "../policy";
import { countCap, pageSize } from "../schema/page";
import { ranks, type Search, wishesOf } from "../schema/search";
import { allClaimed, met, weighed } from "./claimed";
import { narrowed } from "./terms";

/** Which wishes of the search somebody fits, by the key of the attribute. */
export type Ranked = Cursor & { met: string[] };

/** A search as it is asked of the database: `where` is SQL over `players p`. */
export type RankedQuery = { where: Prisma.Sql; search: Search; reach: Reach };

/** So many players are gone through along the order; where that fills no page, those who fit are found first. */
const mostWalked = { plain: 5000, byFit: 2000 };

/** `counted`: how many fit, no further than one over `countCap`; while they are few `ids` are all of them and `found` is the page. */
export type Few = { counted: number; ids: string[]; found: Ranked[] };

/** Finds first and then puts in order: the page has one more than it shows, best first, by the wishes they fit, those of the same number the newest first. */
export async function rankedOfFew({ where, search, reach }: RankedQuery, after: Place | null): Promise<Few> {
  const byFit = ranks(search) === "fit";
  const rows = await db.$queryRaw<({ counted: number; ids: string[] | null } & (Ranked | { id: null }))[]>`
    with found as materialized (select p.id from players p where ${narrowed(where, search, reach)} limit ${countCap + 1}),
      whole as (select count(*)::int as counted, array_agg(id) as ids from found)
    select whole.counted, case when row_number() over () = 1 and whole.counted <= ${countCap} then whole.ids end as ids,
      page.id, page.created_at as "createdAt", page.met
    from whole left join lateral (
      select p.id, p.created_at, p.met
      from (select p.id, p.created_at, ${met(wishesOf(search), search)} as met from found f join players p on p.id = f.id) p
      where whole.counted <= ${countCap} and ${after ? (byFit ? less(after) : beyond(after)) : Prisma.sql`true`}
      order by ${byFit ? fewer : Prisma.empty} p.created_at desc, p.id limit ${pageSize + 1}) page on true
    order by ${byFit ? Prisma.sql`cardinality(page.met) desc,` : Prisma.empty} page.created_at desc, page.id`;
  return {
    counted: rows[0]?.counted ?? 0,
    ids: rows.flatMap(({ ids }) => ids ?? []),
    found: rows.flatMap(({ counted: _, ids: __, ...row }) => (row.id === null ? [] : [row])),
  };
}

/** The players of one page, one more than it shows, in the same order, where many fit. */
export async function ranked(query: RankedQuery, after: Place | null, walked?: number): Promise<Ranked[]> {
  const optionalConditions = wishesOf(query.search);
  if (ranks(query.search) !== "fit") return pageOf(query, after, pageSize + 1, walked ?? mostWalked.plain);
  if (optionalConditions.length > weighed) return mostFirst(query, after);
  const found: Ranked[] = [];
  // Who fits as many wishes is one list after another, so that nobody is looked at who comes after the page.
  for (
    let fit = Math.min(after?.fit ?? optionalConditions.length, optionalConditions.length);
    fit >= 0 && found.length <= pageSize;
    fit--
  ) {
    const from = fit === after?.fit ? after : null;
    found.push(...(await pageOf({ ...query, fit }, from, pageSize + 1 - found.length, walked ?? mostWalked.byFit)));
  }
  return found;
}

/** `fit`: of those who fit so many wishes. */
async function pageOf(query: RankedQuery & { fit?: number }, after: Place | null, take: number, walked: number) {
  const { search } = query;
  const where = Prisma.join([query.where, ...fits(query)], " and ");
  const rest = after ? beyond(after) : Prisma.sql`true`;
  const fitted = met(wishesOf(search), search);
  const near = await db.$queryRaw<Ranked[]>`
    select p.id, p.created_at as "createdAt", ${fitted} as met
    from (select p.* from players p where ${search.sport ? Prisma.sql`p.primary_sport = ${search.sport}` : Prisma.sql`true`} and ${rest}
      order by p.created_at desc, p.id limit ${walked}) p
    where ${where} order by p.created_at desc, p.id limit ${take}`;
  if (near.length === take) return near;
  return db.$queryRaw<Ranked[]>`
    with found as materialized (select p.id, p.created_at from players p where ${narrowed(where, search, query.reach, query.fit)} and ${rest})
    select p.id, p.created_at as "createdAt", ${fitted} as met from found f join players p on p.id = f.id
    order by f.created_at desc, f.id limit ${take}`;
}

function fits({ search, fit }: RankedQuery & { fit?: number }): Prisma.Sql[] {
  const optionalConditions = wishesOf(search);
  if (fit === undefined) return [];
  if (fit === optionalConditions.length) return allClaimed(optionalConditions, search);
  return [Prisma.sql`cardinality(${met(optionalConditions, search)}) = ${fit}`];
}

/** Of dozens of wishes nearly everybody fits another number: all are counted at once. */
const mostFirst = ({ where, search }: RankedQuery, after: Place | null) =>
  db.$queryRaw<Ranked[]>`
    with p as (select p.id, p.created_at, ${met(wishesOf(search), search)} as met from players p where ${where})
    select p.id, p.created_at as "createdAt", p.met from p
    ${after ? Prisma.sql`where ${less(after)}` : Prisma.empty}
    order by ${fewer} p.created_at desc, p.id limit ${pageSize + 1}`;

const fewer = Prisma.sql`cardinality(p.met) desc,`;

const beyond = ({ createdAt, id }: Place) =>
  Prisma.sql`p.created_at <= ${createdAt}::timestamptz and (p.created_at < ${createdAt}::timestamptz or p.id > ${id}::uuid)`;

const less = (after: Place) =>
  Prisma.sql`(cardinality(p.met) < ${after.fit} or (cardinality(p.met) = ${after.fit} and ${beyond(after)}))`;

export type Place = Cursor & { fit: number };

export function readPlace(text: string | undefined): Place | null {
  const [fit = "", cursor] = (text ?? "").split(".", 2);
  const read = readCursor(cursor ?? fit);
  return read && { ...read, fit: cursor !== undefined && /^\d{1,2}$/.test(fit) ? Number(fit) : 0 };
}

export const writePlace = ({ met, ...cursor }: Ranked, search: Search): string =>
  ranks(search) === "fit" ? `${met.length}.${writeCursor(cursor)}` : writeCursor(cursor);
