import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/core/db";
import type { Level, SportSlug } from "@/lib/sports/schema";
import { cardSelect, toCard } from "./card";

const shown = 60;

/** The cards of a sport's listed players, newest first, at most 60, and how many there are of each level. The level is the player's in that sport. */
export async function playersOfSport(sport: SportSlug) {
  "use cache";
  cacheTag("players", `players:${sport}`);
  cacheLife("minutes");
  const ofSport = { sport: { slug: sport } };
  const sports = { where: ofSport, select: { level: true } };
  const [rows, levels] = await Promise.all([
    db.player.findMany({
      where: { status: "listed", sports: { some: ofSport } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: shown,
      select: { ...cardSelect, sports },
    }),
    db.playerSport.groupBy({ by: ["level"], where: { ...ofSport, player: { status: "listed" } }, _count: true }),
  ]);
  const cards = await toCard(rows.map(({ sports: _sports, ...row }) => row));
  return {
    counts: Object.fromEntries(levels.map(({ level, _count }) => [level, _count])) as Partial<Record<Level, number>>,
    cards: cards.map((card, at) => ({ ...card, level: rows[at]?.sports[0]?.level ?? card.level })),
  };
}
