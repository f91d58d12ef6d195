import { Prisma } from "../prisma/client";
import { type Cursor, readCursor, writeCursor } from "./cursor";

export const pageLength = 50;

type ListOrder = { order?: "oldest"; after?: string };
type SortOrder = "asc" | "desc";
type Bound<T> = T | { gt: T } | { lt: T };

/** The order (newest first by default) and the condition after the cursor, over the given columns. */
export function keyset<Time extends string, Id extends string>({ order, after }: ListOrder, time: Time, id: Id) {
  const [sortOrder, operator] = order ? (["asc", "gt"] as const) : (["desc", "lt"] as const);
  const cursor = readCursor(after);
  const condition = cursor && {
    OR: [
      { [time]: { [operator]: cursor.createdAt } },
      { [time]: cursor.createdAt, [id]: { [operator]: cursor.id } },
    ] as (Record<Time, Bound<Date>> & Partial<Record<Id, Bound<string>>>)[],
  };
  return {
    orderBy: [{ [time]: sortOrder }, { [id]: sortOrder }] as [Record<Time, SortOrder>, Record<Id, SortOrder>],
    beyond: condition ?? {},
  };
}

export function keysetSql({ order, after }: ListOrder, time = Prisma.sql`created_at`) {
  const [sortOrder, operator] = order ? [Prisma.sql`asc`, Prisma.sql`>`] : [Prisma.sql`desc`, Prisma.sql`<`];
  const cursor = readCursor(after);
  return {
    orderBy: Prisma.sql`${time} ${sortOrder}, id ${sortOrder}`,
    beyond: cursor
      ? Prisma.sql`(${time}, id) ${operator} (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`
      : Prisma.sql`true`,
  };
}

/** Splits the rows of a page from the one that tells whether there is a next page; `all` must hold one row more than a page. */
export function paged<Row extends Cursor>(rowsRead: Row[], take = pageLength): { rows: Row[]; next: string | null } {
  const rows = rowsRead.slice(0, take);
  const last = rows.at(-1);
  return { rows, next: last && rowsRead.length > take ? writeCursor(last) : null };
}
