import "server-only";
import { createHash } from "node:crypto";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { isLocale } from "@/lib/platform/i18n/routing";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { isSport } from "@/lib/sports/schema";
import { FeedFailed, type Reach } from "../provider/fetch-outside";
import type { FeedItem } from "../provider/parse-feed";
import { readFeed } from "../provider/read-feed";
import { wordsFrom } from "../schema/draft";
import { writeArticle } from "./write-article";

type Feed = { id: string; url: string; locale: string; sportSlug: string; failedSince: Date | null };

/** Reads every feed and makes a draft of what it tells for the first time; never more than a draft. A feed that cannot be read is noted, and the others are read. */
export async function checkFeeds(actor: Actor, reach?: Reach): Promise<number> {
  let made = 0;
  for (const feed of await db.newsFeed.findMany({ orderBy: { createdAt: "asc" } })) {
    const { drafts, failure } = await checkFeed(actor, feed, reach);
    const failedSince = failure ? (feed.failedSince ?? now()) : null;
    await db.newsFeed.updateMany({ where: { id: feed.id }, data: { checkedAt: now(), failure, failedSince } });
    made += drafts;
  }
  return made;
}

async function checkFeed(actor: Actor, feed: Feed, reach?: Reach) {
  try {
    return { drafts: await takeAllIn(actor, feed, await readFeed(feed.url, reach)), failure: null };
  } catch (error) {
    if (error instanceof FeedFailed) return { drafts: 0, failure: error.code };
    throw error;
  }
}

async function takeAllIn(actor: Actor, feed: Feed, items: FeedItem[]): Promise<number> {
  let made = 0;
  // The newest stand first in a feed, and are to stand first at the desk.
  for (const item of items.reverse()) if (await takeIn(actor, feed, item)) made += 1;
  return made;
}

const keyOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** An item is the same when its link is, or when its feed says so: a site that moves changes its links and keeps its ids. */
const takeIn = (actor: Actor, { id: feedId, locale, sportSlug: sport }: Feed, item: FeedItem) =>
  transaction(async (tx) => {
    const { title, link, excerpt } = item;
    const importedAs = keyOf(item.id ? `${feedId} ${item.id}` : link);
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${keyOf(feedId)}))`;
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${keyOf(link)}))`;
    const alreadyImported = { OR: [{ importedAs: { in: [importedAs, keyOf(link)] } }, { sourceUrl: link }] };
    if (!isLocale(locale) || !isSport(sport) || (await tx.sportsNews.count({ where: alreadyImported }))) return false;
    const words = wordsFrom({ [`title_${locale}`]: title, [`excerpt_${locale}`]: excerpt ?? undefined });
    const { id, slug } = await writeArticle(tx, actor, null, { words, sport, sourceUrl: link });
    await tx.sportsNews.update({ where: { id }, data: { importedAs } });
    await recordEvent(tx, actor, "news.imported", { newsId: id, slug, sport });
    return true;
  });
