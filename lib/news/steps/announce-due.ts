import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { recordEvent } from "@/lib/platform/outbox/domain-events";

/** Tells of every article whose time has come, each in a transaction of its own; returns how many. */
export const announceDue = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (id, take) =>
      db.sportsNews.findMany({ where: { ...due(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => announce(tx, actor, id)),
  );

const due = () => ({ publishedAt: { lte: now() }, announcedAt: null });

async function announce(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const where = { ...due(), id };
  const [article] = await tx.sportsNews.updateManyAndReturn({ where, data: { announcedAt: now() } });
  if (!article) return false;
  const { slug, sportSlug: sport } = article;
  await recordEvent(tx, actor, "news.published", { newsId: id, slug, sport });
  return true;
}
