import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/core/db";
import { Prisma } from "@/lib/core/prisma/client";
import { type Level, levels, type SportSlug } from "@/lib/sports/schema";
import { cardSelect, toCard } from "./card";
import { publicPlayers } from "./visible";

const newest = 24;
const ofEachLevel = 6;

/** Cards of a sport's listed players, the newest first: the newest 24, at least six of each level where there are as many, and how many there are of each level. The level is the player's in that sport. */
export async function playersOfSport(sport: SportSlug) {
  "use cache";
  cacheTag("players", `players:${sport}`);
  cacheLife("minutes");
  const [counted, latest, ...byLevel] = await Promise.all([
    countedOf(sport),
    newestOf(sport, newest),
    ...levels.map((level) => newestOf(sport, ofEachLevel, level)),
  ]);
  const places = new Map([...latest, ...byLevel.flat()].map((place) => [place.id, place]));
  const rows = await db.player.findMany({ where: { id: { in: [...places.keys()] } }, select: cardSelect });
  const cards = await toCard(rows.sort(newestFirst));
  return {
    counts: Object.fromEntries(counted.map(({ level, count }) => [level, count])) as Partial<Record<Level, number>>,
    cards: cards.map((card) => ({ ...card, level: places.get(card.id)?.level ?? card.level })),
  };
}

const among = (sport: SportSlug) => Prisma.sql`
  from player_sports ps join sports s on s.id = ps.sport_id join players p on p.id = ps.player_id
  where s.slug = ${sport} and ${publicPlayers}`;

const countedOf = (sport: SportSlug) =>
  db.$queryRaw<{ level: Level; count: number }[]>`select ps.level, count(*)::int as count ${among(sport)} group by 1`;

const newestOf = (sport: SportSlug, take: number, level?: Level) =>
  db.$queryRaw<{ id: string; level: Level }[]>`
    select p.id, ps.level ${among(sport)} ${level ? Prisma.sql`and ps.level = ${level}::player_level` : Prisma.empty}
    order by p.created_at desc, p.id desc limit ${take}`;

type Dated = { id: string; createdAt: Date };

const newestFirst = (one: Dated, other: Dated) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (other.id < one.id ? -1 : 1);
