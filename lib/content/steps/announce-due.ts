import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { contentEvents } from "../events";

export const announceDue = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (id, take) =>
      db.sportsNews.findMany({ where: { ...dueFilter(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => announce(tx, actor, id)),
  );

const dueFilter = () => ({ publishedAt: { lte: now() }, announcedAt: null });

async function announce(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const where = { ...dueFilter(), id };
  const [article] = await tx.sportsNews.updateManyAndReturn({ where, data: { announcedAt: now() } });
  if (!article) return false;
  const { slug, sportSlug: sport } = article;
  await contentEvents.record(tx, actor, "news.published", { newsId: id, slug, sport });
  return true;
}
