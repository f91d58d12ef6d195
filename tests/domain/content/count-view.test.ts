import { afterEach, expect, test } from "vitest";
import { countView } from "@/lib/content/commands/count-view";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aDraft, anArticle, articleNow } from "../../support/factories/articles";

afterEach(() => setClock(null));

const reader = {
  address: "203.0.113.7",
  agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};
const read = (id: string, by: Partial<typeof reader> = {}) => countView(visitor(), { id, ...reader, ...by });
const views = async (id: string) => (await articleNow(id)).views;

test("a reader counts once a day", async () => {
  const { id } = await anArticle({ views: 4 });
  expect(await read(id)).toEqual({ counted: true });
  expect(await read(id)).toEqual({ counted: false });
  expect(await views(id)).toBe(5);
  setClock(() => daysFrom(new Date(), 1));
  expect(await read(id)).toEqual({ counted: true });
  expect(await views(id)).toBe(6);
});

test("another address or another browser is another reader", async () => {
  const { id } = await anArticle();
  await read(id);
  await read(id, { address: "203.0.113.8" });
  await read(id, { agent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)" });
  expect(await views(id)).toBe(3);
});

test("twenty parallel requests of a reader count once, and the counter equals the rows", async () => {
  const { id } = await anArticle();
  await Promise.all(Array.from({ length: 20 }, () => read(id)));
  await Promise.all(Array.from({ length: 5 }, (_, n) => read(id, { address: `203.0.113.${n + 20}` })));
  expect(await views(id)).toBe(6);
  expect(await db.newsView.count({ where: { newsId: id } })).toBe(6);
});

test("stored rows reveal neither the address nor that a reader read two articles or came back", async () => {
  const [first, second] = [await anArticle(), await anArticle()];
  await read(first.id);
  await read(second.id);
  setClock(() => daysFrom(new Date(), 1));
  await read(first.id);
  const newsViews = await db.newsView.findMany({ where: { newsId: { in: [first.id, second.id] } } });
  expect(new Set(newsViews.map(({ visitor }) => visitor)).size).toBe(3);
  expect(JSON.stringify(newsViews)).not.toMatch(/203\.0\.113|Firefox/);
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
  "curl/8.5.0",
  "python-requests/2.32",
  "",
])("the robot %j is not counted", async (agent) => {
  const { id } = await anArticle();
  expect(await read(id, { agent })).toEqual({ counted: false });
  expect(await views(id)).toBe(0);
});

test.each([
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
])("the person behind %j is", async (agent) => {
  const { id } = await anArticle();
  expect(await read(id, { agent })).toEqual({ counted: true });
});

test("drafts, scheduled and unknown articles give the same answer", async () => {
  const hidden = [await aDraft(), await anArticle({ publishedAt: daysFrom(now(), 1), announcedAt: null })];
  for (const id of [...hidden.map(({ id }) => id), "00000000-0000-4000-8000-000000000000", "odd"]) {
    await expect(read(id)).rejects.toMatchObject({ code: expect.stringMatching(/not_found|invalid/) });
  }
  expect(await views(hidden[0]!.id)).toBe(0);
});
