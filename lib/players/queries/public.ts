import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Level, SportSlug } from "@/lib/sports/schema";
import { cardSelect, toCard } from "./card";
import { publicPlayers } from "./visible";

const newest = 24;

/** Cards of the newest 24 listed players of a sport, at one level or all, and how many there are of each level. The level is the player's in that sport. */
export async function playersOfSport(sport: SportSlug, level?: Level) {
  "use cache";
  cacheTag("players", `players:${sport}`);
  cacheLife("minutes");
  const [counted, places] = await Promise.all([countedOf(sport), newestOf(sport, level)]);
  const rows = await db.player.findMany({ where: { id: { in: places.map(({ id }) => id) } }, select: cardSelect });
  const cards = new Map((await toCard(rows)).map((card) => [card.id, card]));
  const counts: Record<string, number> = Object.fromEntries(counted.map(({ level, count }) => [level, count]));
  return {
    counts: counts as Partial<Record<Level, number>>,
    cards: places.flatMap(({ id, level }) => {
      const card = cards.get(id);
      return card ? [{ ...card, level }] : [];
    }),
  };
}

const among = (sport: SportSlug) => Prisma.sql`
  from player_sports ps join sports s on s.id = ps.sport_id join players p on p.id = ps.player_id
  where s.slug = ${sport} and ${publicPlayers}`;

const countedOf = (sport: SportSlug) =>
  db.$queryRaw<{ level: Level; count: number }[]>`select ps.level, count(*)::int as count ${among(sport)} group by 1`;

const newestOf = (sport: SportSlug, level?: Level) =>
  db.$queryRaw<{ id: string; level: Level }[]>`
    select p.id, ps.level ${among(sport)} ${level ? Prisma.sql`and ps.level = ${level}::player_level` : Prisma.empty}
    order by p.created_at desc, p.id desc limit ${newest}`;
