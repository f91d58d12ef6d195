import "server-only";
import { type Cursor, readCursor, writeCursor } from "@/lib/core/cursor";
import { db } from "@/lib/core/db";
import { Prisma } from "@/lib/core/prisma/client";
import { pageSize } from "../schema/page";
import { ranks, type Search, wishesOf } from "../schema/search";
import { allClaimed, met, weighed } from "./claimed";

/** Which wishes of the search somebody fits, by the key of the attribute. */
export type Ranked = Cursor & { met: string[] };

/** The players of one page, best first, one more than it shows: by the wishes they fit, those of the same number the newest first. */
export async function ranked(where: Prisma.Sql, search: Search, after: Place | null): Promise<Ranked[]> {
  const wishes = wishesOf(search);
  const fitted = met(wishes, search);
  if (ranks(search) !== "fit") return pageOf(where, fitted, after, pageSize + 1);
  if (wishes.length > weighed) return mostFirst(where, fitted, after);
  const found: Ranked[] = [];
  // Who fits as many wishes is one list after another, so that nobody is looked at who comes after the page.
  for (let fit = Math.min(after?.fit ?? wishes.length, wishes.length); fit >= 0 && found.length <= pageSize; fit--) {
    const fits =
      fit === wishes.length
        ? Prisma.join(allClaimed(wishes, search), " and ")
        : Prisma.sql`cardinality(${fitted}) = ${fit}`;
    const from = fit === after?.fit ? after : null;
    found.push(...(await pageOf(Prisma.sql`${where} and ${fits}`, fitted, from, pageSize + 1 - found.length)));
  }
  return found;
}

/** The same where it is known that few fit: they are found first and then put in order. Who walks along the order meets everybody before the last of them. */
export function rankedOfFew(where: Prisma.Sql, search: Search, after: Place | null): Promise<Ranked[]> {
  const fitted = met(wishesOf(search), search);
  if (ranks(search) === "fit") return mostFirst(where, fitted, after);
  return db.$queryRaw<Ranked[]>`
    with p as materialized (select p.* from players p where ${where})
    select p.id, p.created_at as "createdAt", ${fitted} as met from p
    where ${after ? beyond(after) : Prisma.sql`true`}
    order by p.created_at desc, p.id limit ${pageSize + 1}`;
}

const pageOf = (where: Prisma.Sql, fitted: Prisma.Sql, after: Place | null, take: number) =>
  db.$queryRaw<Ranked[]>`
    select p.id, p.created_at as "createdAt", ${fitted} as met from players p
    where ${where} ${after ? Prisma.sql`and ${beyond(after)}` : Prisma.empty}
    order by p.created_at desc, p.id limit ${take}`;

/** Of dozens of wishes nearly everybody fits another number: all are counted at once. */
const mostFirst = (where: Prisma.Sql, fitted: Prisma.Sql, after: Place | null) =>
  db.$queryRaw<Ranked[]>`
    with p as (select p.id, p.created_at, ${fitted} as met from players p where ${where})
    select p.id, p.created_at as "createdAt", p.met from p
    ${after ? Prisma.sql`where cardinality(met) < ${after.fit} or (cardinality(met) = ${after.fit} and ${beyond(after)})` : Prisma.empty}
    order by cardinality(met) desc, p.created_at desc, p.id limit ${pageSize + 1}`;

const beyond = ({ createdAt, id }: Place) =>
  Prisma.sql`p.created_at <= ${createdAt}::timestamptz and (p.created_at < ${createdAt}::timestamptz or p.id > ${id}::uuid)`;

export type Place = Cursor & { fit: number };

export function readPlace(text: string | undefined): Place | null {
  const [fit = "", cursor] = (text ?? "").split(".", 2);
  const read = readCursor(cursor ?? fit);
  return read && { ...read, fit: cursor !== undefined && /^\d{1,2}$/.test(fit) ? Number(fit) : 0 };
}

export const writePlace = ({ met, ...cursor }: Ranked, search: Search): string =>
  ranks(search) === "fit" ? `${met.length}.${writeCursor(cursor)}` : writeCursor(cursor);
