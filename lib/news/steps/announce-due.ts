import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db, type Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { forEachDue } from "@/lib/core/in-pages";

/** Tells of every article whose time has come, each in a transaction of its own; returns how many. */
export const announceDue = (actor: Actor): Promise<number> =>
  forEachDue(
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
  await record(tx, actor, "news.published", { newsId: id, slug, sport });
  return true;
}
