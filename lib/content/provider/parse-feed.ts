import { gunzipSync } from "node:zlib";
import { type FeedTally, type leftOutReasons, shortened } from "../schema/feed";
import { feedItems, type RawItem } from "./feed-items";
import { cut, feedText, plainText } from "./feed-text";

export type FeedItem = { title: string; link: string; excerpt: string | null; id: string | null };
export type FeedOrigin = { type: string; address: string };
/** `elsewhere` is the feed that a page links to. */
export type ParsedFeed =
  | { items: FeedItem[]; tally: FeedTally }
  | { elsewhere: string }
  | { failed: "feed_unusable"; tally: FeedTally }
  | { failed: "feed_unreadable" | "feed_too_large" };

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_ITEMS = 30;
const LONGEST_TITLE = 160;
const LONGEST_LINK = 500;

/** The newest items of a feed as plain text, newest first. Runs in the sandbox. */
export function parseFeed(bytes: Uint8Array, { type, address }: FeedOrigin): ParsedFeed {
  const plain = unzip(bytes);
  if (!plain) return { failed: "feed_too_large" };
  const text = feedText(plain, type);
  const rawItems = text === null ? null : feedItems(text, address);
  if (!rawItems) {
    const elsewhere = text && feedOfPage(text, address);
    return elsewhere ? { elsewhere } : { failed: "feed_unreadable" };
  }
  const items: FeedItem[] = [];
  const leftOut: FeedTally["leftOut"] = rawItems.length > MOST_ITEMS ? { older: rawItems.length - MOST_ITEMS } : {};
  for (const item of newestFirst(rawItems).slice(0, MOST_ITEMS)) {
    const result = toFeedItem(item);
    if (typeof result === "string") leftOut[result] = (leftOut[result] ?? 0) + 1;
    else items.push(result);
  }
  const tally = { found: rawItems.length, leftOut };
  return rawItems.length > 0 && items.length === 0 ? { failed: "feed_unusable", tally } : { items, tally };
}

function unzip(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? null : new Uint8Array();
  }
}

/** Sorts by date only if every item has one. */
function newestFirst(items: RawItem[]): RawItem[] {
  const dated = items.map((item) => ({ item, time: timeOf((item.date ?? "").slice(0, 60).trim()) }));
  if (dated.some(({ time }) => Number.isNaN(time))) return items;
  return dated.sort((a, b) => b.time - a.time).map(({ item }) => item);
}

/** Names of zones that `Date` does not know, such as CEST, are left out: only the order matters. */
function timeOf(date: string): number {
  const time = Date.parse(date);
  return Number.isNaN(time) ? Date.parse(date.replace(/ [A-Z]{2,5}$/, "")) : time;
}

function toFeedItem({ title, link, text, id }: RawItem): FeedItem | (typeof leftOutReasons)[number] {
  const body = plainText(text);
  const heading = plainText(title) || firstWords(body);
  if (!heading) return "wordless";
  if (!link) return "unlinked";
  if (link.length > LONGEST_LINK) return "overlong";
  const excerpt = shortened(body) || null;
  return { title: cut(heading, LONGEST_TITLE), link, excerpt, id: id?.slice(0, 2_000) ?? null };
}

const WORDS_OF_TITLE = 8;

/** Items without a title get the first words of their text. */
function firstWords(text: string): string {
  const words = text.split(" ");
  return words.length > WORDS_OF_TITLE ? `${words.slice(0, WORDS_OF_TITLE).join(" ")}…` : text;
}

function feedOfPage(html: string, address: string): string | null {
  for (const [tag] of html.matchAll(/<link\s[^<>]{0,2000}>/gi)) {
    const [, double, single = double, href = single] = /\shref=(?:"([^"]*)|'([^']*)|([^"'\s>]+))/i.exec(tag) ?? [];
    if (href && /application\/(?:(?:rss|atom)\+xml|feed\+json)/i.test(tag))
      return URL.parse(href, address)?.href ?? null;
  }
  return null;
}
