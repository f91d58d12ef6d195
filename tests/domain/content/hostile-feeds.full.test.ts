import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FetchPolicy } from "@/lib/content/provider/fetch-outside";
import { readFeed } from "@/lib/content/provider/read-feed";
import { longestStretch } from "../../support/longest-stretch";

const SIZE = 2_000_000;
const rss = (items: string) => `<rss version="2.0"><channel>${items}</channel></rss>`;
const repeated = (text: string) => text.repeat(Math.floor(SIZE / text.length));
const good = "<item><title>Read</title><link>https://notes.example/1</link></item>";
const hostile: Record<string, string> = {
  "/good": rss(good),
  "/signs": rss(`<item><title>${repeated("<")}</title><link>https://notes.example/1</link></item>`),
  "/description": rss(`<item><title>t</title><description>${repeated("<")}</description></item>`),
  "/items": rss(repeated("<item>")),
  "/many": rss(repeated("<item><title>a</title></item>")),
  "/cdata": rss(`<item><title>${repeated("<![CDATA[")}</title></item>`),
  "/deep": rss(repeated("<a>")),
  "/instructions": `<rss ${repeated("<?x ")}><channel>${good}</channel></rss>`,
  "/entities": rss(`<item><title>${repeated("&lt;")}</title><link>https://notes.example/1</link></item>`),
  "/links": `<html>${repeated("<link ")}</html>`,
  "/open-links": `<html>${repeated("<link  ")}`,
  "/tags": `<html>${repeated(`<link ${"href=".repeat(300)}>`)}</html>`,
};

const bytes = new Map(Object.entries(hostile).map(([path, text]) => [path, Buffer.from(text)]));
const server = createServer(({ url = "" }, response) => void response.end(bytes.get(url)));
const here: FetchPolicy = { isAllowedAddress: (address) => address === "127.0.0.1", ports: null };
const read = (path: string) =>
  readFeed(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, here).then(
    ({ items }) => items.length,
    (error: { code: string }) => error.code,
  );

beforeAll(() => new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening)));
afterAll(() => void server.close());

test.each(Object.keys(hostile))("F23: 2 MB of %s cost this thread less than a tenth of a second", async (path) => {
  await read("/good");
  let result: number | string = "";
  const took = await longestStretch(async () => {
    result = await read(path);
  });
  expect(typeof result === "number" || ["feed_unreadable", "feed_unusable"].includes(result)).toBe(true);
  expect(took).toBeLessThan(100);
  expect(await read("/good")).toBe(1);
});
