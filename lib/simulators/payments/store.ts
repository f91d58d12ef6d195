import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { noSuch } from "./errors";
import type { Kind, ObjectOf, PaymentObject } from "./objects";

type Place = { owner?: string | null; lookup?: string | null; hidden?: object; dueAt?: Date | null };

export async function find<K extends Kind>(tx: Tx, kind: K, id: string): Promise<ObjectOf<K> | null> {
  const row = await tx.localObject.findFirst({ where: { id, kind }, select: { data: true } });
  return row ? (row.data as unknown as ObjectOf<K>) : null;
}

export async function get<K extends Kind>(tx: Tx, kind: K, id: string, param?: string): Promise<ObjectOf<K>> {
  const found = await find(tx, kind, id);
  if (!found) throw noSuch(kind, id, param);
  return found;
}

/** The same, held until the transaction ends, so that two changes cannot cross. */
export async function getLocked<K extends Kind>(tx: Tx, kind: K, id: string): Promise<ObjectOf<K>> {
  await tx.$queryRaw`select id from local_objects where id = ${id} for update`;
  return get(tx, kind, id);
}

export async function hiddenPart<T extends object>(tx: Tx, id: string): Promise<T> {
  const row = await tx.localObject.findUniqueOrThrow({ where: { id }, select: { hidden: true } });
  return row.hidden as unknown as T;
}

export async function insert<T extends PaymentObject>(tx: Tx, object: T, place: Place = {}): Promise<T> {
  const { hidden, ...rest } = place;
  await tx.localObject.create({
    data: { id: object.id, kind: object.object, data: json(object), hidden: json(hidden ?? {}), ...rest },
  });
  return object;
}

export async function save<T extends PaymentObject>(tx: Tx, object: T, place: Omit<Place, "hidden"> = {}): Promise<T> {
  await tx.localObject.update({ where: { id: object.id }, data: { data: json(object), ...place } });
  return object;
}

type Wanted = { owner?: string; lookups?: string[]; status?: string[]; subscription?: string };
export type Cursor = { limit: number; after?: string; before?: string };

/** Newest first; `more` says whether the page after this one has anything. */
export async function listObjects<K extends Kind>(tx: Tx, kind: K, wanted: Wanted, cursor: Cursor) {
  const edge = cursor.after ?? cursor.before;
  const from = edge ? await tx.localObject.findUnique({ where: { id: edge }, select: { sequence: true } }) : null;
  if (edge && !from) throw noSuch(kind, edge, cursor.after ? "starting_after" : "ending_before");
  const and: Prisma.LocalObjectWhereInput[] = [];
  if (from) and.push({ sequence: cursor.after ? { lt: from.sequence } : { gt: from.sequence } });
  if (wanted.status) and.push({ OR: wanted.status.map((s) => ({ data: { path: ["status"], equals: s } })) });
  if (wanted.subscription) and.push({ data: { path: ["subscription"], equals: wanted.subscription } });
  const rows = await tx.localObject.findMany({
    where: { kind, owner: wanted.owner, lookup: wanted.lookups && { in: wanted.lookups }, AND: and },
    orderBy: { sequence: cursor.before ? "asc" : "desc" },
    take: cursor.limit + 1,
    select: { data: true },
  });
  const page = rows.slice(0, cursor.limit).map((row) => row.data as unknown as ObjectOf<K>);
  return { data: cursor.before ? page.reverse() : page, more: rows.length > cursor.limit };
}

const json = (value: object) => value as unknown as Prisma.InputJsonObject;
