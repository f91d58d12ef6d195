import { gunzipSync } from "node:zlib";
import { shortened } from "../schema/feed";
import { feedItems, type RawItem } from "./feed-items";
import { cut, feedText, plainText } from "./feed-text";

export type FeedItem = { title: string; link: string; excerpt: string | null; id: string | null };
export type FeedOrigin = { type: string; address: string };
/** `elsewhere` is the feed that a page names. */
export type ParsedFeed =
  | { items: FeedItem[] }
  | { elsewhere: string }
  | { failed: "feed_unreadable" | "feed_unusable" | "feed_too_large" };

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_ITEMS = 30;
const LONGEST_TITLE = 160;
const LONGEST_LINK = 500;

/** Title, link and the first words of the newest items of a feed, as plain text, the newest first. Runs in the sandbox. */
export function parseFeed(bytes: Uint8Array, { type, address }: FeedOrigin): ParsedFeed {
  const plain = unpacked(bytes);
  if (!plain) return { failed: "feed_too_large" };
  const text = feedText(plain, type);
  const found = text === null ? null : feedItems(text, address);
  if (!found) {
    const elsewhere = text && feedOfPage(text, address);
    return elsewhere ? { elsewhere } : { failed: "feed_unreadable" };
  }
  const items = newestFirst(found).slice(0, MOST_ITEMS).flatMap(usable);
  return found.length > 0 && items.length === 0 ? { failed: "feed_unusable" } : { items };
}

/** Some servers pack whatever they are asked for. */
function unpacked(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? null : new Uint8Array();
  }
}

/** As their dates say, where every one has a date. */
function newestFirst(items: RawItem[]): RawItem[] {
  const dated = items.map((item) => ({ item, time: Date.parse((item.date ?? "").slice(0, 60)) }));
  if (dated.some(({ time }) => Number.isNaN(time))) return items;
  return dated.sort((a, b) => b.time - a.time).map(({ item }) => item);
}

function usable({ title, link, text, id }: RawItem): FeedItem[] {
  const words = plainText(text);
  const heading = plainText(title) || firstWords(words);
  if (!heading || !link || link.length > LONGEST_LINK) return [];
  return [
    { title: cut(heading, LONGEST_TITLE), link, excerpt: shortened(words) || null, id: id?.slice(0, 2_000) ?? null },
  ];
}

const WORDS_OF_TITLE = 8;

/** Short messages have no title. */
function firstWords(text: string): string {
  const words = text.split(" ");
  return words.length > WORDS_OF_TITLE ? `${words.slice(0, WORDS_OF_TITLE).join(" ")}…` : text;
}

/** Longer than any tag that names a feed. */
const LONGEST_TAG = 2_000;

/** The feed that a page names in its head; null where it names none. */
function feedOfPage(html: string, address: string): string | null {
  for (let at = html.indexOf("<link"); at >= 0; at = html.indexOf("<link", at + 5)) {
    const end = html.indexOf(">", at);
    if (end < 0) return null;
    const tag = html.slice(at, Math.min(end, at + LONGEST_TAG));
    const href = /\shref="([^"]*)"/i.exec(tag)?.[1] ?? /\shref='([^']*)'/i.exec(tag)?.[1];
    if (href && /application\/(?:rss|atom)\+xml/i.test(tag)) return URL.parse(href, address)?.href ?? null;
  }
  return null;
}
