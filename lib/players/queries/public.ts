import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/core/db";
import { type Level, levels, type SportSlug } from "@/lib/sports/schema";
import { cardSelect, toCard } from "./card";

const newest = 24;
const ofEachLevel = 6;

/** Cards of a sport's listed players, the newest first: the newest 24, at least six of each level where there are as many, and how many there are of each level. The level is the player's in that sport. */
export async function playersOfSport(sport: SportSlug) {
  "use cache";
  cacheTag("players", `players:${sport}`);
  cacheLife("minutes");
  const ofSport = { sport: { slug: sport } };
  const [counted, latest, ...byLevel] = await Promise.all([
    db.playerSport.groupBy({ by: ["level"], where: { ...ofSport, player: { status: "listed" } }, _count: true }),
    newestRows(sport, newest),
    ...levels.map((level) => newestRows(sport, ofEachLevel, level)),
  ]);
  const rows = [...new Map([...latest, ...byLevel.flat()].map((row) => [row.id, row])).values()].sort(newestFirst);
  const cards = await toCard(rows.map(({ sports: _sports, ...row }) => row));
  return {
    counts: Object.fromEntries(counted.map(({ level, _count }) => [level, _count])) as Partial<Record<Level, number>>,
    cards: cards.map((card, at) => ({ ...card, level: rows[at]?.sports[0]?.level ?? card.level })),
  };
}

type Row = Awaited<ReturnType<typeof newestRows>>[number];

const newestRows = (sport: SportSlug, take: number, level?: Level) =>
  db.player.findMany({
    where: { status: "listed", sports: { some: { sport: { slug: sport }, ...(level && { level }) } } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take,
    select: { ...cardSelect, sports: { where: { sport: { slug: sport } }, select: { level: true } } },
  });

const newestFirst = (one: Row, other: Row) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (other.id < one.id ? -1 : 1);
