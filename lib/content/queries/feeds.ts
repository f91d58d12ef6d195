import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

export async function listFeeds(actor: Actor) {
  if (!isStaff(actor, "news")) return null;
  return db.newsFeed.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
}

export type Feed = NonNullable<Awaited<ReturnType<typeof listFeeds>>>[number];

export const countBrokenFeeds = async (actor: Actor): Promise<number> =>
  isStaff(actor, "news") ? db.newsFeed.count({ where: { failure: { not: null } } }) : 0;
