import "server-only";
import { runInSandbox } from "@/lib/platform/files/sandbox";
import { SandboxFailed } from "@/lib/platform/files/sandbox-process";
import type { FeedTally } from "../schema/feed";
import { FeedFailed, type FetchPolicy, fetchOutside } from "./fetch-outside";
import type { FeedItem, FeedOrigin, ParsedFeed } from "./parse-feed";

const task = { file: "lib/content/provider/parse-feed.ts", name: "parseFeed", ms: 5_000 } as const;

export type FeedRead = { items: FeedItem[]; tally: FeedTally };

export async function readFeed(url: string, policy?: FetchPolicy): Promise<FeedRead> {
  const page = await fetchAndParse(url, policy);
  const feed = "elsewhere" in page ? await fetchAndParse(page.elsewhere, policy) : page;
  if ("items" in feed) return feed;
  throw new FeedFailed("failed" in feed ? feed.failed : "feed_unreadable", "tally" in feed ? feed.tally : null);
}

async function fetchAndParse(url: string, policy?: FetchPolicy): Promise<ParsedFeed> {
  const { bytes, ...source } = await fetchOutside(url, policy);
  const origin: FeedOrigin = source;
  return runInSandbox<ParsedFeed>(task, bytes, origin).catch((error) => {
    const isBusy = error instanceof SandboxFailed && error.reason === "busy";
    throw new FeedFailed(isBusy ? "feed_later" : "feed_unreadable");
  });
}
