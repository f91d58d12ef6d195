import { Prisma } from "../prisma/client";
import { type Cursor, readCursor, writeCursor } from "./cursor";

/** How many rows a page of a desk's list shows. */
export const pageLength = 50;

type Asked = { order?: "oldest"; after?: string };
type Way = "asc" | "desc";
type Bound<T> = T | { gt: T } | { lt: T };

/** The order of a list, the newest first unless asked, and what lies beyond its cursor, over the columns of its time and its id. */
export function keyset<Time extends string, Id extends string>({ order, after }: Asked, time: Time, id: Id) {
  const [way, beyond] = order ? (["asc", "gt"] as const) : (["desc", "lt"] as const);
  const cursor = readCursor(after);
  const onwards = cursor && {
    OR: [
      { [time]: { [beyond]: cursor.createdAt } },
      { [time]: cursor.createdAt, [id]: { [beyond]: cursor.id } },
    ] as (Record<Time, Bound<Date>> & Partial<Record<Id, Bound<string>>>)[],
  };
  return {
    orderBy: [{ [time]: way }, { [id]: way }] as [Record<Time, Way>, Record<Id, Way>],
    beyond: onwards ?? {},
  };
}

/** The same as SQL over the column `id` and this time. */
export function keysetSql({ order, after }: Asked, time = Prisma.sql`created_at`) {
  const [way, beyond] = order ? [Prisma.sql`asc`, Prisma.sql`>`] : [Prisma.sql`desc`, Prisma.sql`<`];
  const cursor = readCursor(after);
  return {
    orderBy: Prisma.sql`${time} ${way}, id ${way}`,
    beyond: cursor
      ? Prisma.sql`(${time}, id) ${beyond} (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`
      : Prisma.sql`true`,
  };
}

/** A page of rows that were asked for with one more than it shows, and the cursor of the next. */
export function paged<Row extends Cursor>(all: Row[], take = pageLength): { rows: Row[]; next: string | null } {
  const rows = all.slice(0, take);
  const last = rows.at(-1);
  return { rows, next: last && all.length > take ? writeCursor(last) : null };
}
