import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";

/** Tells of every article whose time has come, each in a transaction of its own; returns how many. */
export async function announceDue(actor: Actor): Promise<number> {
  let told = 0;
  while (await transaction((tx) => announceNext(tx, actor))) told++;
  return told;
}

async function announceNext(tx: Tx, actor: Actor): Promise<boolean> {
  const [due] = await tx.$queryRaw<{ id: string }[]>`
    select id from sports_news where published_at <= ${now()} and announced_at is null
    order by published_at limit 1 for update skip locked`;
  if (!due) return false;
  const { id, slug, sportSlug } = await tx.sportsNews.update({ where: { id: due.id }, data: { announcedAt: now() } });
  await record(tx, actor, "news.published", { newsId: id, slug, sport: sportSlug });
  return true;
}
