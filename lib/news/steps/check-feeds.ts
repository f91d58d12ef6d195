import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { isLocale } from "@/lib/core/i18n/routing";
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

const keyOf = (link: string) => createHash("sha256").update(link).digest("base64url");

const takeIn = (actor: Actor, { locale, sportSlug: sport }: Feed, { title, link, excerpt }: FeedItem) =>
  transaction(async (tx) => {
    const importedAs = keyOf(link);
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${importedAs}))`;
    if (!isLocale(locale) || !isSport(sport) || (await tx.sportsNews.count({ where: { importedAs } }))) return false;
    const words = wordsFrom({ [`title_${locale}`]: title, [`excerpt_${locale}`]: excerpt ?? undefined });
    const { id, slug } = await writeArticle(tx, actor, null, { words, sport, sourceUrl: link });
    await tx.sportsNews.update({ where: { id }, data: { importedAs } });
    await record(tx, actor, "news.imported", { newsId: id, slug, sport });
    return true;
  });
