import "server-only";
import { runInSandbox } from "@/lib/platform/files/sandbox";
import { SandboxFailed } from "@/lib/platform/files/sandbox-process";
import { FeedFailed, fetchOutside, type Reach } from "./fetch-outside";
import type { FeedItem, FeedOrigin, ParsedFeed } from "./parse-feed";

const task = { file: "lib/news/provider/parse-feed.ts", name: "parseFeed", ms: 5_000 } as const;

/** The items a feed lists now, the newest first; where the address is a page's, the feed that it names. Throws `FeedFailed`. */
export async function readFeed(url: string, reach?: Reach): Promise<FeedItem[]> {
  const parsed = await parsedAt(url, reach);
  const feed = "elsewhere" in parsed ? await parsedAt(parsed.elsewhere, reach) : parsed;
  if ("items" in feed) return feed.items;
  throw new FeedFailed("failed" in feed ? feed.failed : "feed_unreadable");
}

async function parsedAt(url: string, reach?: Reach): Promise<ParsedFeed> {
  const { bytes, ...read } = await fetchOutside(url, reach);
  const origin: FeedOrigin = read;
  return runInSandbox<ParsedFeed>(task, bytes, origin).catch((error) => {
    const isBusy = error instanceof SandboxFailed && error.reason === "busy";
    throw new FeedFailed(isBusy ? "feed_later" : "feed_unreadable");
  });
}
