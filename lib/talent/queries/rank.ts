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
  const wishes = wishesOf(search);
  const met = wishes.length > 0 ? Prisma.join(wishes.map((wish) => claimed(wish, search))) : Prisma.empty;
  const byFit = ranks(search) === "fit";
  const fit = byFit ? Prisma.sql`cardinality(array_positions(met, true))` : Prisma.sql`0`;
  const beyond = after ? Prisma.sql`where ${byFit ? beyondFit(fit, after) : beyondTime(after)}` : Prisma.empty;
  const rows = await db.$queryRaw<Row[]>`
    select id, created_at as "createdAt", met from (
      select p.id, p.created_at, array[${met}]::bool[] as met from players p where ${where}) as found
    ${beyond} order by ${byFit ? Prisma.sql`${fit} desc,` : Prisma.empty} created_at desc, id limit ${pageSize + 1}`;
  return rows.map(({ met, ...row }) => ({
    ...row,
    met: wishes.flatMap(({ key }, at) => (met[at] ? [key] : [])),
  }));
}

const beyondTime = ({ createdAt, id }: Place) =>
  Prisma.sql`created_at <= ${createdAt}::timestamptz and (created_at < ${createdAt}::timestamptz or id > ${id}::uuid)`;

const beyondFit = (fit: Prisma.Sql, after: Place) =>
  Prisma.sql`${fit} <= ${after.fit}::int and (${fit} < ${after.fit}::int or ${beyondTime(after)})`;

export type Place = Cursor & { fit: number };

export function readPlace(text: string | undefined): Place | null {
  const [fit = "", cursor] = (text ?? "").split(".", 2);
  const read = readCursor(cursor ?? fit);
  return read && { ...read, fit: cursor !== undefined && /^\d{1,2}$/.test(fit) ? Number(fit) : 0 };
}

export const writePlace = ({ met, ...cursor }: Ranked, search: Search): string =>
  ranks(search) === "fit" ? `${met.length}.${writeCursor(cursor)}` : writeCursor(cursor);
