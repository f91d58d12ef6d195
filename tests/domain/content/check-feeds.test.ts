import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FetchPolicy } from "@/lib/content/provider/fetch-outside";
import { countBrokenFeeds } from "@/lib/content/queries/feeds";
import { checkFeeds } from "@/lib/content/steps/check-feeds";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aFeed } from "../../support/factories/articles";
import { aStaffMember } from "../../support/factories/people";

beforeEach(() => db.newsFeed.deleteMany());
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => void server.close()));

/** A local server that only these tests may fetch. */
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const here: FetchPolicy = { isAllowedAddress: (address) => address === "127.0.0.1", ports: null };

const xml = (items: string) => `<?xml version="1.0"?><rss version="2.0"><channel>${items}</channel></rss>`;
const item = (link: string, title = "Deux villages") =>
  `<item><title>${title}</title><link>${link}</link><description>${"mot ".repeat(40)}</description></item>`;
const imported = (link: string) =>
  db.sportsNews.findMany({ where: { sourceUrl: link }, include: { translations: true } });
const aLink = () => `https://paper.example/${crypto.randomUUID()}`;

test("a feed item becomes a draft once, with title, link and fifteen words", async () => {
  const link = aLink();
  const url = await serving((_, response) => void response.end(xml(item(link))));
  const feed = await aFeed({ url, locale: "fr" });
  expect(await checkFeeds(system(), here)).toBe(1);
  expect(await checkFeeds(system(), here)).toBe(0);
  const [draft, ...others] = await imported(link);
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ publishedAt: null, submittedAt: null, sportSlug: "judo", title: "", content: "" });
  expect(draft?.translations).toMatchObject([
    { locale: "fr", title: "Deux villages", excerpt: `${"mot ".repeat(15).trim()}…`, content: "" },
  ]);
  expect(await db.newsFeed.findUnique({ where: { id: feed.id } })).toMatchObject({ failure: null, failedSince: null });
});

test("addresses in the private network are never requested, directly or by redirect", async () => {
  let requestCount = 0;
  const inside = await serving((_, response) => {
    requestCount += 1;
    response.end(xml(item(aLink())));
  });
  await aFeed({ url: inside });
  await checkFeeds(system());
  expect(requestCount).toBe(0);
  expect(await db.newsFeed.findFirst()).toMatchObject({ failure: "feed_inside" });

  const secret = inside.replace("127.0.0.1", "127.0.0.2");
  const leading = await serving((_, response) => void response.writeHead(302, { location: secret }).end());
  await db.newsFeed.updateMany({ data: { url: leading } });
  await checkFeeds(system(), here);
  expect(requestCount).toBe(0);
  expect(await db.newsFeed.findFirst()).toMatchObject({ failure: "feed_inside" });
});

test("a failing feed is recorded with its start, does not affect others and recovers", async () => {
  let broken = true;
  const [link, other] = [aLink(), aLink()];
  const url = await serving((_, response) => void response.writeHead(broken ? 500 : 200).end(xml(item(link))));
  const feed = await aFeed({ url });
  await aFeed({ url: await serving((_, response) => void response.end(xml(item(other)))) });
  expect(await checkFeeds(system(), here)).toBe(1);
  const first = await db.newsFeed.findUniqueOrThrow({ where: { id: feed.id } });
  expect(first.failure).toBe("feed_unreachable");
  await checkFeeds(system(), here);
  expect(await countBrokenFeeds(await aStaffMember("news"))).toBe(1);
  expect(await countBrokenFeeds(await aStaffMember("support"))).toBe(0);
  const second = await db.newsFeed.findUniqueOrThrow({ where: { id: feed.id } });
  expect(second.failedSince).toEqual(first.failedSince);
  broken = false;
  expect(await checkFeeds(system(), here)).toBe(1);
  expect(await db.newsFeed.findUnique({ where: { id: feed.id } })).toMatchObject({ failure: null, failedSince: null });
});

test.each([
  ["feed_unreadable", "<html><body>Welcome</body></html>"],
  ["feed_too_large", xml("x".repeat(2 * 1024 * 1024))],
])("%s", async (failure, text) => {
  await aFeed({ url: await serving((_, response) => void response.end(text)) });
  expect(await checkFeeds(system(), here)).toBe(0);
  expect(await db.newsFeed.findFirst()).toMatchObject({ failure });
});

test("circular redirects end", async () => {
  const url = await serving((_, response) => void response.writeHead(301, { location: "/" }).end());
  await aFeed({ url });
  await checkFeeds(system(), here);
  expect(await db.newsFeed.findFirst()).toMatchObject({ failure: "feed_unreachable" });
});

test("F25 and F29: a page leads to its feed, and a feed follows up to ten redirects", async () => {
  const link = aLink();
  const page = '<html><link rel="alternate" type="application/rss+xml" href="/feed"></html>';
  const url = await serving(({ url }, response) => {
    const step = Number(url?.slice(1));
    if (url === "/") response.end(page);
    else if (url === "/feed") response.writeHead(301, { location: "/1" }).end();
    else if (step < 9) response.writeHead(302, { location: `/${step + 1}` }).end();
    else response.end(xml(item(link)));
  });
  await aFeed({ url });
  expect(await checkFeeds(system(), here)).toBe(1);
  expect(await imported(link)).toHaveLength(1);
});

test("F17: an item with a changed link, or one in two feeds, creates no second draft", async () => {
  const before = aLink();
  const itemWith = (link: string) =>
    xml(`<item><title>t</title><link>${link}</link><guid isPermaLink="false">13</guid></item>`);
  let text = itemWith(before);
  const answer: RequestListener = (_, response) => void response.end(text);
  await aFeed({ url: await serving(answer) });
  expect(await checkFeeds(system(), here)).toBe(1);
  text = itemWith(aLink());
  expect(await checkFeeds(system(), here)).toBe(0);
  text = itemWith(before);
  await aFeed({ url: await serving(answer) });
  expect(await checkFeeds(system(), here)).toBe(0);
});

test("F17: a site that moves, and names its items by their links, creates no second draft", async () => {
  const end = crypto.randomUUID();
  const from = `http://www.paper.example/${end}`;
  let link = from;
  const url = await serving(
    (_, response) => void response.end(xml(`<item><title>t</title><link>${link}</link><guid>${link}</guid></item>`)),
  );
  await aFeed({ url });
  expect(await checkFeeds(system(), here)).toBe(1);
  for (link of [`https://www.paper.example/${end}`, `https://paper.example/${end}`])
    expect(await checkFeeds(system(), here)).toBe(0);
  link = `https://paper.example/${end}/2`;
  expect(await checkFeeds(system(), here)).toBe(1);
  expect(await imported(from)).toHaveLength(1);
});

test("F30: a feed without usable items is reported to staff", async () => {
  await aFeed({ url: await serving((_, response) => void response.end(xml("<item><title>t</title></item>"))) });
  expect(await checkFeeds(system(), here)).toBe(0);
  expect(await db.newsFeed.findFirst()).toMatchObject({
    failure: "feed_unusable",
    tally: { found: 1, leftOut: { unlinked: 1 } },
  });
  await db.newsFeed.updateMany({
    data: {
      url: await serving(
        (_, response) => void response.end(xml(item(aLink()) + item(`https://a.example/${"x".repeat(500)}`))),
      ),
    },
  });
  expect(await checkFeeds(system(), here)).toBe(1);
  expect(await db.newsFeed.findFirst()).toMatchObject({
    failure: null,
    tally: { found: 2, leftOut: { overlong: 1 } },
  });
});
