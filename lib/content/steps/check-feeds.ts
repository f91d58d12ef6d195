import "server-only";
import { createHash } from "node:crypto";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { isLocale } from "@/lib/platform/i18n/routing";
import { Prisma } from "@/lib/platform/prisma/client";
import { isSport } from "@/lib/sports/schema/sports";
import { contentEvents } from "../events";
import { FeedFailed, type FetchPolicy } from "../provider/fetch-outside";
import type { FeedItem } from "../provider/parse-feed";
import { readFeed } from "../provider/read-feed";
import { wordsFrom } from "../schema/draft";
import { writeArticle } from "./write-article";

type Feed = { id: string; url: string; locale: string; sportSlug: string; failedSince: Date | null };

/** Reads every feed and creates drafts of new items; returns their number. A failure is stored and does not stop the others. */
export async function checkFeeds(actor: Actor, policy?: FetchPolicy): Promise<number> {
  let draftCount = 0;
  for (const feed of await db.newsFeed.findMany({ orderBy: { createdAt: "asc" } })) {
    const { drafts, failure, tally } = await checkFeed(actor, feed, policy);
    const failedSince = failure ? (feed.failedSince ?? now()) : null;
    await db.newsFeed.updateMany({
      where: { id: feed.id },
      data: { checkedAt: now(), failure, failedSince, tally: tally ?? Prisma.DbNull },
    });
    draftCount += drafts;
  }
  return draftCount;
}

async function checkFeed(actor: Actor, feed: Feed, policy?: FetchPolicy) {
  try {
    const { items, tally } = await readFeed(feed.url, policy);
    return { drafts: await importAll(actor, feed, items), failure: null, tally };
  } catch (error) {
    if (error instanceof FeedFailed) return { drafts: 0, failure: error.code, tally: error.tally };
    throw error;
  }
}

async function importAll(actor: Actor, feed: Feed, items: FeedItem[]): Promise<number> {
  let draftCount = 0;
  // Feeds list the newest item first, and the newest draft is listed first too.
  for (const item of items.reverse()) if (await importItem(actor, feed, item)) draftCount += 1;
  return draftCount;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The addresses that an article has before and after its site moves to https, or to or from www. */
function addressesOf(link: string): [string, ...string[]] {
  const { host, pathname, search, hash } = new URL(link);
  const bare = host.replace(/^www\./, "") + pathname + search + hash;
  return [`https://${bare}`, `http://${bare}`, `https://www.${bare}`, `http://www.${bare}`];
}

/** Items are recognized by link or by their id in the feed, because a site that moves keeps its ids. */
const importItem = (actor: Actor, { id: feedId, locale, sportSlug: sport }: Feed, item: FeedItem) =>
  transaction(async (tx) => {
    const { title, link, excerpt } = item;
    const importedAs = hashOf(item.id ? `${feedId} ${item.id}` : link);
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${hashOf(feedId)}))`;
    const addresses = addressesOf(link);
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${hashOf(addresses[0])}))`;
    const alreadyImported = {
      OR: [{ importedAs: { in: [importedAs, ...addresses.map(hashOf)] } }, { sourceUrl: { in: addresses } }],
    };
    if (!isLocale(locale) || !isSport(sport) || (await tx.sportsNews.count({ where: alreadyImported }))) return false;
    const texts = wordsFrom({ [`title_${locale}`]: title, [`excerpt_${locale}`]: excerpt ?? undefined });
    const { id, slug } = await writeArticle(tx, actor, null, { words: texts, sport, sourceUrl: link });
    await tx.sportsNews.update({ where: { id }, data: { importedAs } });
    await contentEvents.record(tx, actor, "news.imported", { newsId: id, slug, sport });
    return true;
  });
