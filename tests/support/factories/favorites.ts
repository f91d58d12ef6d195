import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/db";
import { aPlayer, type aRecruiter } from "./people";

type Club = Awaited<ReturnType<typeof aRecruiter>>;

export async function aFavorite({ recruiter }: Club, over: { note?: string; tags?: string[]; createdAt?: Date } = {}) {
  const newPlayer = await aPlayer();
  await db.favorite.create({ data: { recruiterId: recruiter.id, playerId: newPlayer.player.id, ...over } });
  return newPlayer;
}

export const aFavoriteList = ({ recruiter }: Club, name: string = randomUUID()) =>
  db.favoriteList.create({ data: { recruiterId: recruiter.id, name } });

export async function inList(listId: string): Promise<string[]> {
  const listed = await db.listedFavorite.findMany({ where: { listId }, orderBy: { playerId: "asc" } });
  return listed.map(({ playerId }) => playerId);
}
