import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Level, SportSlug } from "@/lib/sports/schema/sports";
import { cardSelect, toCard } from "./card";
import { publicPlayers } from "./visible";

const MAX_CARDS = 12;

/** The cards of the newest 12 listed players of a sport, at one level or all, with the number of players per level; the level is the player's in that sport. */
export async function playersOfSport(sport: SportSlug, level?: Level) {
  "use cache";
  cacheTag("players", `players:${sport}`);
  cacheLife("minutes");
  const [levelCounts, places] = await Promise.all([countByLevel(sport), listNewest(sport, level)]);
  const rows = await db.player.findMany({ where: { id: { in: places.map(({ id }) => id) } }, select: cardSelect });
  const cards = new Map((await toCard(rows)).map((card) => [card.id, card]));
  const counts: Record<string, number> = Object.fromEntries(levelCounts.map(({ level, count }) => [level, count]));
  return {
    counts: counts as Partial<Record<Level, number>>,
    cards: places.flatMap(({ id, level }) => {
      const card = cards.get(id);
      return card ? [{ ...card, level }] : [];
    }),
  };
}

const fromListed = (sport: SportSlug) => Prisma.sql`
  from player_sports ps join sports s on s.id = ps.sport_id join players p on p.id = ps.player_id
  where s.slug = ${sport} and ${publicPlayers}`;

const countByLevel = (sport: SportSlug) =>
  db.$queryRaw<
    { level: Level; count: number }[]
  >`select ps.level, count(*)::int as count ${fromListed(sport)} group by 1`;

const listNewest = (sport: SportSlug, level?: Level) =>
  db.$queryRaw<{ id: string; level: Level }[]>`
    select p.id, ps.level ${fromListed(sport)} ${level ? Prisma.sql`and ps.level = ${level}::player_level` : Prisma.empty}
    order by p.created_at desc, p.id desc limit ${MAX_CARDS}`;
