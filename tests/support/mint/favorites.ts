import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/db";
import { aPlayer, type aRecruiter } from "./factories";

type Club = Awaited<ReturnType<typeof aRecruiter>>;

/** A player this organisation saved. */
export async function aFavorite({ recruiter }: Club, given: { note?: string; tags?: string[]; createdAt?: Date } = {}) {
  const one = await aPlayer();
  await db.favorite.create({ data: { recruiterId: recruiter.id, playerId: one.player.id, ...given } });
  return one;
}

export const aFavoriteList = ({ recruiter }: Club, name: string = randomUUID()) =>
  db.favoriteList.create({ data: { recruiterId: recruiter.id, name } });

/** Who is in a list, by player. */
export async function inList(listId: string): Promise<string[]> {
  const listed = await db.listedFavorite.findMany({ where: { listId }, orderBy: { playerId: "asc" } });
  return listed.map(({ playerId }) => playerId);
}
