import { beforeEach, expect, test } from "vitest";
import { GET } from "@/app/feeds/[language]/[feed]/route";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aDraft, anArticle } from "../../support/factories/articles";

beforeEach(() => db.sportsNews.deleteMany());

const ask = (language: string, feed: string, headers = {}) =>
  GET(new Request("http://localhost/feeds", { headers }), { params: Promise.resolve({ language, feed }) });
const xmlOf = async (language: string, feed: string) => (await ask(language, feed)).text();

test("feed text is escaped, and characters invalid in XML are removed", async () => {
  const hostile = `</title><script>alert("1")</script> & 'two' ]]> \u0001\ud800 \u{1f94b}`;
  await anArticle({ title: hostile, excerpt: hostile, author: hostile });
  const xml = await xmlOf("en", "news.xml");
  const escaped =
    "&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &apos;two&apos; ]]&gt; \ufffd \u{1f94b}";
  expect(xml).toContain(`<title>${escaped}</title>`);
  expect(xml).toContain(`<dc:creator>${escaped}</dc:creator>`);
  expect(xml).toContain(`<description>${escaped}</description>`);
  expect(xml).not.toContain("<script");
});

test("a feed item has link, date, sport and author, in its language", async () => {
  const publishedAt = new Date("2026-11-21T10:00:00Z");
  const { slug } = await anArticle({ publishedAt, author: null });
  const xml = await xmlOf("fr", "judo.xml");
  expect(xml).toContain(`<link>http://localhost:3000/fr/news/${slug}</link>`);
  expect(xml).toContain(`<guid isPermaLink="true">http://localhost:3000/fr/news/${slug}</guid>`);
  expect(xml).toContain("<pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate>");
  expect(xml).toContain("<category>Judo</category>");
  expect(xml).toContain("<link>http://localhost:3000/fr/news?sport=judo</link>");
  expect(xml).not.toContain("dc:creator>");
});

test("a feed contains only published articles of its sport", async () => {
  await aDraft({ title: "A draft" });
  await anArticle({ title: "To come", publishedAt: daysFrom(now(), 1), announcedAt: null });
  await anArticle({ title: "On football", sportSlug: "football" });
  expect(await xmlOf("en", "judo.xml")).not.toContain("<item>");
  const all = await xmlOf("en", "news.xml");
  expect(all).toContain("On football");
  expect(all).not.toMatch(/A draft|To come/);
});

test("an unchanged feed is answered with 304", async () => {
  await anArticle();
  const { headers } = await ask("en", "news.xml");
  const conditionalHeaders = { "if-none-match": `W/${headers.get("etag")}` };
  expect((await ask("en", "news.xml", conditionalHeaders)).status).toBe(304);
  await anArticle();
  expect((await ask("en", "news.xml", conditionalHeaders)).status).toBe(200);
});

test.each([
  ["de", "news.xml"],
  ["en", "chess.xml"],
  ["en", "news.json"],
  ["en", ".xml"],
])("there is no feed %s/%s", async (language, feed) => {
  expect((await ask(language, feed)).status).toBe(404);
});
