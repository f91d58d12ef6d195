import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isUuid } from "@/lib/platform/command/input";
import { type Cursor, readCursor, writeCursor } from "@/lib/platform/db/cursor";
import { pagesPerSitemap } from "@/lib/platform/http/sitemap";
import { Prisma } from "@/lib/platform/prisma/client";
import type { EsportSearch } from "../schema/esport-search";
import { countCards, type EsportCard, readCards } from "./esport-card";
import { publicEsport } from "./visible-esport";

const PAGE_SIZE = 12;

/** `total` counts every page. */
export type EsportPage = { players: EsportCard[]; next: string | null; total: number };

/** Listed e-sport players that match the search, newest first, 12 per page, with their number and the cursor of the next page. Only the first page is cached, because anyone can send any cursor. */
export async function listEsportPlayers(search: EsportSearch = {}, after?: string): Promise<EsportPage> {
  const cursor = readCursor(after);
  return cursor ? findEsportPlayers(search, cursor) : firstEsportPlayers(search);
}

async function firstEsportPlayers(search: EsportSearch) {
  "use cache";
  cacheTag("esport");
  cacheLife("hours");
  return findEsportPlayers(search);
}

async function findEsportPlayers(search: EsportSearch, cursor?: Cursor): Promise<EsportPage> {
  const matching = Prisma.join([publicEsport, ...filters(search)], " and ");
  const onPage = cursor ? Prisma.sql`${matching} and ${afterCursorSql(cursor)}` : matching;
  const [rows, total] = await Promise.all([readCards(onPage, PAGE_SIZE + 1), countCards(matching)]);
  const players = rows.slice(0, PAGE_SIZE);
  const last = players.at(-1);
  return { players, next: last && rows.length > PAGE_SIZE ? writeCursor(last) : null, total };
}

function filters({ game, role, region, rank }: EsportSearch): Prisma.Sql[] {
  return [
    ...(game ? [Prisma.sql`p.game = ${game}`] : []),
    ...(role ? [Prisma.sql`(p.role = ${role} or p.second_role = ${role})`] : []),
    ...(region ? [Prisma.sql`p.server_region = ${region}`] : []),
    ...(rank ? [Prisma.sql`p.rank_percentile <= ${Number(rank)}`] : []),
  ];
}

const afterCursorSql = ({ createdAt, id }: Cursor) =>
  Prisma.sql`(p.created_at, p.id) < (${createdAt}::timestamptz, ${id}::uuid)`;

export const publicEsportPlayer = async (id: string) => (isUuid(id) ? readEsportPlayer(id) : null);

async function readEsportPlayer(id: string): Promise<EsportCard | null> {
  "use cache";
  cacheTag("esport", `esport:${id}`);
  cacheLife("hours");
  const [card] = await readCards(Prisma.sql`p.id = ${id}::uuid and ${publicEsport}`, 1);
  return card ?? null;
}

export async function listEsportPlaces() {
  "use cache";
  cacheTag("esport");
  cacheLife("hours");
  const cards = await readCards(publicEsport, pagesPerSitemap);
  return cards.map(({ id, updatedAt }) => ({ id, updatedAt }));
}
