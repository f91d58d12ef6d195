import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isUuid } from "@/lib/platform/command/input";
import { type Cursor, readCursor, writeCursor } from "@/lib/platform/db/cursor";
import { pagesPerSitemap } from "@/lib/platform/http/sitemap";
import { Prisma } from "@/lib/platform/prisma/client";
import type { EsportSearch } from "../schema/search";
import { type EsportCard, readCards } from "./card";
import { publicEsport } from "./visible";

const PAGE = 24;

export type EsportPage = { players: EsportCard[]; next: string | null };

/** Listed e-sport players that are asked for, the newest first, at most 24 after the cursor, and the cursor of the next page. A page after a cursor is not remembered: anybody can write one. */
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
  const beyond = cursor ? [beyondSql(cursor)] : [];
  const found = await readCards(Prisma.join([publicEsport, ...filters(search), ...beyond], " and "), PAGE + 1);
  const players = found.slice(0, PAGE);
  const last = players.at(-1);
  return { players, next: last && found.length > PAGE ? writeCursor(last) : null };
}

function filters({ game, role, region, rank }: EsportSearch): Prisma.Sql[] {
  return [
    ...(game ? [Prisma.sql`p.game = ${game}`] : []),
    ...(role ? [Prisma.sql`(p.role = ${role} or p.second_role = ${role})`] : []),
    ...(region ? [Prisma.sql`p.server_region = ${region}`] : []),
    ...(rank ? [Prisma.sql`p.rank_percentile <= ${Number(rank)}`] : []),
  ];
}

const beyondSql = ({ createdAt, id }: Cursor) =>
  Prisma.sql`(p.created_at, p.id) < (${createdAt}::timestamptz, ${id}::uuid)`;

/** One listed e-sport player as anybody sees them; null for any other. */
export const publicEsportPlayer = async (id: string) => (isUuid(id) ? readEsportPlayer(id) : null);

async function readEsportPlayer(id: string): Promise<EsportCard | null> {
  "use cache";
  cacheTag("esport", `esport:${id}`);
  cacheLife("hours");
  const [card] = await readCards(Prisma.sql`p.id = ${id}::uuid and ${publicEsport}`, 1);
  return card ?? null;
}

/** The newest listed, at most as many as a map holds: for the site map. */
export async function listEsportPlaces() {
  "use cache";
  cacheTag("esport");
  cacheLife("hours");
  const cards = await readCards(publicEsport, pagesPerSitemap);
  return cards.map(({ id, updatedAt }) => ({ id, updatedAt }));
}
