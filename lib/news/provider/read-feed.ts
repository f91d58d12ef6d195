import "server-only";
import { FeedFailed, fetchOutside, type Reach } from "./fetch-outside";
import { type FeedItem, parseFeed } from "./parse-feed";

/** What a feed tells of now. Throws `FeedFailed`. */
export async function readFeed(url: string, reach?: Reach): Promise<FeedItem[]> {
  const { bytes, type } = await fetchOutside(url, reach);
  return parseFeed(asText(bytes, type)) ?? fail();
}

/** In the letters that the answer or the document itself names. */
function asText(bytes: Buffer, type: string): string {
  const head = bytes.subarray(0, 200).toString("latin1");
  const charset = (/charset="?([\w-]+)/i.exec(type) ?? /encoding=["']([\w-]+)/i.exec(head))?.[1];
  try {
    return new TextDecoder(charset ?? "utf-8").decode(bytes);
  } catch {
    return fail();
  }
}

function fail(): never {
  throw new FeedFailed("feed_unreadable");
}
