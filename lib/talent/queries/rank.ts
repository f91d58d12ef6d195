import "server-only";
import { type Cursor, readCursor, writeCursor } from "@/lib/core/cursor";
import { db } from "@/lib/core/db";
import { Prisma } from "@/lib/core/prisma/client";
import { pageSize } from "../schema/page";
import { ranks, type Search, wishesOf } from "../schema/search";
import { claimed } from "./claimed";

/** Which wishes of the search somebody fits, by the key of the attribute. */
export type Ranked = Cursor & { met: string[] };
type Row = Cursor & { met: boolean[] };

/** The players of one page, best first, one more than it shows: by the wishes they fit, those of the same number the newest first. */
export async function ranked(where: Prisma.Sql, search: Search, after: Place | null): Promise<Ranked[]> {
  const wishes = wishesOf(search).map((wish) => ({ key: wish.key, holds: claimed(wish, search) }));
  if (ranks(search) !== "fit") return pageOf(where, wishes, after, pageSize + 1);
  const found: Ranked[] = [];
  // Who fits as many wishes is one list after another, so that nobody is looked at who comes after the page.
  for (let fit = Math.min(after?.fit ?? wishes.length, wishes.length); fit >= 0 && found.length <= pageSize; fit--) {
    const among = Prisma.sql`${where} and ${fits(wishes, fit)}`;
    found.push(...(await pageOf(among, wishes, fit === after?.fit ? after : null, pageSize + 1 - found.length)));
  }
  return found;
}

type Wish = { key: string; holds: Prisma.Sql };

async function pageOf(where: Prisma.Sql, wishes: readonly Wish[], after: Place | null, take: number) {
  const met = wishes.length > 0 ? Prisma.join(wishes.map(({ holds }) => holds)) : Prisma.empty;
  const rows = await db.$queryRaw<Row[]>`
    select p.id, p.created_at as "createdAt", array[${met}]::bool[] as met from players p
    where ${where} ${after ? beyond(after) : Prisma.empty} order by p.created_at desc, p.id limit ${take}`;
  return rows.map(({ met, ...row }) => ({ ...row, met: wishes.flatMap(({ key }, at) => (met[at] ? [key] : [])) }));
}

/** Exactly so many of the wishes hold. */
function fits(wishes: readonly Wish[], fit: number): Prisma.Sql {
  const all = wishes.map(({ holds }) => holds);
  if (fit === all.length) return Prisma.join(all, " and ");
  if (fit === 0)
    return Prisma.join(
      all.map((holds) => Prisma.sql`not ${holds}`),
      " and ",
    );
  return Prisma.sql`cardinality(array_positions(array[${Prisma.join(all)}]::bool[], true)) = ${fit}::int`;
}

const beyond = ({ createdAt, id }: Place) =>
  Prisma.sql`and p.created_at <= ${createdAt}::timestamptz and (p.created_at < ${createdAt}::timestamptz or p.id > ${id}::uuid)`;

export type Place = Cursor & { fit: number };

export function readPlace(text: string | undefined): Place | null {
  const [fit = "", cursor] = (text ?? "").split(".", 2);
  const read = readCursor(cursor ?? fit);
  return read && { ...read, fit: cursor !== undefined && /^\d{1,2}$/.test(fit) ? Number(fit) : 0 };
}

export const writePlace = ({ met, ...cursor }: Ranked, search: Search): string =>
  ranks(search) === "fit" ? `${met.length}.${writeCursor(cursor)}` : writeCursor(cursor);
