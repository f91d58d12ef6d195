import { Prisma } from "../prisma/client";
import { type Cursor, readCursor, writeCursor } from "./cursor";

/** Rows per page of an admin list. */
export const pageLength = 50;

type ListOrder = { order?: "oldest"; after?: string };
type SortOrder = "asc" | "desc";
type Bound<T> = T | { gt: T } | { lt: T };

/** Order (newest first by default) and condition after the cursor, over the given columns. */
export function keyset<Time extends string, Id extends string>({ order, after }: ListOrder, time: Time, id: Id) {
  const [sortOrder, beyond] = order ? (["asc", "gt"] as const) : (["desc", "lt"] as const);
  const cursor = readCursor(after);
  const condition = cursor && {
    OR: [
      { [time]: { [beyond]: cursor.createdAt } },
      { [time]: cursor.createdAt, [id]: { [beyond]: cursor.id } },
    ] as (Record<Time, Bound<Date>> & Partial<Record<Id, Bound<string>>>)[],
  };
  return {
    orderBy: [{ [time]: sortOrder }, { [id]: sortOrder }] as [Record<Time, SortOrder>, Record<Id, SortOrder>],
    beyond: condition ?? {},
  };
}

/** The same as SQL, over `id` and the given time column. */
export function keysetSql({ order, after }: ListOrder, time = Prisma.sql`created_at`) {
  const [sortOrder, beyond] = order ? [Prisma.sql`asc`, Prisma.sql`>`] : [Prisma.sql`desc`, Prisma.sql`<`];
  const cursor = readCursor(after);
  return {
    orderBy: Prisma.sql`${time} ${sortOrder}, id ${sortOrder}`,
    beyond: cursor
      ? Prisma.sql`(${time}, id) ${beyond} (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`
      : Prisma.sql`true`,
  };
}

/** `all` must hold one row more than a page. */
export function paged<Row extends Cursor>(all: Row[], take = pageLength): { rows: Row[]; next: string | null } {
  const rows = all.slice(0, take);
  const last = rows.at(-1);
  return { rows, next: last && all.length > take ? writeCursor(last) : null };
}
