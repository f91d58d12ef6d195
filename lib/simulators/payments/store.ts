import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { noSuch } from "./errors";
import type { Kind, ObjectOf, PaymentObject } from "./objects";

type Columns = { owner?: string | null; lookup?: string | null; hidden?: object; dueAt?: Date | null };

export async function find<K extends Kind>(tx: Tx, kind: K, id: string): Promise<ObjectOf<K> | null> {
  const row = await tx.localObject.findFirst({ where: { id, kind }, select: { data: true } });
  return row ? (row.data as unknown as ObjectOf<K>) : null;
}

export async function get<K extends Kind>(tx: Tx, kind: K, id: string, param?: string): Promise<ObjectOf<K>> {
  const object = await find(tx, kind, id);
  if (!object) throw noSuch(kind, id, param);
  return object;
}

/** Locks the row until the transaction ends. */
export async function getLocked<K extends Kind>(tx: Tx, kind: K, id: string): Promise<ObjectOf<K>> {
  await tx.$queryRaw`select id from local_objects where id = ${id} for update`;
  return get(tx, kind, id);
}

export async function hiddenPart<T extends object>(tx: Tx, id: string): Promise<T> {
  const row = await tx.localObject.findUniqueOrThrow({ where: { id }, select: { hidden: true } });
  return row.hidden as unknown as T;
}

export async function insert<T extends PaymentObject>(tx: Tx, object: T, columns: Columns = {}): Promise<T> {
  const { hidden, ...rest } = columns;
  await tx.localObject.create({
    data: { id: object.id, kind: object.object, data: json(object), hidden: json(hidden ?? {}), ...rest },
  });
  return object;
}

export async function save<T extends PaymentObject>(
  tx: Tx,
  object: T,
  columns: Omit<Columns, "hidden"> = {},
): Promise<T> {
  await tx.localObject.update({ where: { id: object.id }, data: { data: json(object), ...columns } });
  return object;
}

type ListFilter = { owner?: string; lookups?: string[]; status?: string[]; subscription?: string };
export type Cursor = { limit: number; after?: string; before?: string };

/** Newest first; `more`: there is a next page. */
export async function listObjects<K extends Kind>(tx: Tx, kind: K, filter: ListFilter, cursor: Cursor) {
  const cursorId = cursor.after ?? cursor.before;
  const cursorRow = cursorId
    ? await tx.localObject.findUnique({ where: { id: cursorId }, select: { sequence: true } })
    : null;
  if (cursorId && !cursorRow) throw noSuch(kind, cursorId, cursor.after ? "starting_after" : "ending_before");
  const conditions: Prisma.LocalObjectWhereInput[] = [];
  if (cursorRow) conditions.push({ sequence: cursor.after ? { lt: cursorRow.sequence } : { gt: cursorRow.sequence } });
  if (filter.status) conditions.push({ OR: filter.status.map((s) => ({ data: { path: ["status"], equals: s } })) });
  if (filter.subscription) conditions.push({ data: { path: ["subscription"], equals: filter.subscription } });
  const rows = await tx.localObject.findMany({
    where: { kind, owner: filter.owner, lookup: filter.lookups && { in: filter.lookups }, AND: conditions },
    orderBy: { sequence: cursor.before ? "asc" : "desc" },
    take: cursor.limit + 1,
    select: { data: true },
  });
  const page = rows.slice(0, cursor.limit).map((row) => row.data as unknown as ObjectOf<K>);
  return { data: cursor.before ? page.reverse() : page, more: rows.length > cursor.limit };
}

const json = (value: object) => value as unknown as Prisma.InputJsonObject;
