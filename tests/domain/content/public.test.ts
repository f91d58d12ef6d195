import { afterEach, beforeEach, expect, test } from "vitest";
import { getArticle, listNews, relatedNews, searchNews } from "@/lib/content/queries/public";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aDraft, anArticle } from "../../support/factories/articles";

beforeEach(() => db.sportsNews.deleteMany());
afterEach(() => setClock(null));

const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);
const scheduled = () => anArticle({ publishedAt: daysFrom(now(), 1), announcedAt: null });
const inFrench = (newsId: string, over: object = {}) =>
  db.newsTranslation.create({
    data: { newsId, locale: "fr", title: "Deux villages", content: "Ils partagent un terrain.", ...over },
  });

test("drafts and scheduled articles are not served anywhere", async () => {
  const [publishedArticle, ...hidden] = [await anArticle(), await aDraft(), await scheduled()];
  expect(slugs(await listNews("en"))).toEqual([publishedArticle.slug]);
  expect(slugs(await listNews("en", "judo"))).toEqual([publishedArticle.slug]);
  expect(await searchNews("front row", "en")).toEqual([publishedArticle.slug]);
  expect(await relatedNews({ slug: publishedArticle.slug, sport: "judo" }, "en")).toEqual([]);
  for (const { slug } of hidden) expect(await getArticle(slug, "en")).toBeNull();
  setClock(() => daysFrom(new Date(), 2));
  expect(slugs(await listNews("en"))).toEqual([hidden[1]!.slug, publishedArticle.slug]);
  expect(await getArticle(hidden[1]!.slug, "en")).not.toBeNull();
});

test("the newest come first, at most fifty, of one sport or of all", async () => {
  const football = await anArticle({ sportSlug: "football", publishedAt: daysFrom(now(), -90) });
  for (let age = 60; age > 8; age--) await anArticle({ publishedAt: daysFrom(now(), -age) });
  const all = await listNews("en");
  expect(all).toHaveLength(50);
  const moments = all.map(({ publishedAt }) => publishedAt.getTime());
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
  expect(slugs(await listNews("en", "football"))).toEqual([football.slug]);
});

test("a missing translation shows the English text with a notice", async () => {
  const [translated, english] = [await anArticle(), await anArticle({ publishedAt: daysFrom(now(), -2) })];
  await inFrench(translated.id);
  expect(await listNews("fr")).toMatchObject([
    { title: "Deux villages", language: "fr", excerpt: "Ils partagent un terrain." },
    { title: english.title, language: "en", excerpt: english.excerpt },
  ]);
  expect(await getArticle(translated.slug, "fr")).toMatchObject({ title: "Deux villages", language: "fr" });
  expect(await getArticle(translated.slug, "ar")).toMatchObject({ title: translated.title, language: "en" });
});

test("without an excerpt a card shows the first 150 characters and an ellipsis", async () => {
  const long = "A line.\n\n".repeat(40);
  await anArticle({ excerpt: null, content: long });
  await anArticle({ excerpt: null, content: "Short.\n\nEnough.", publishedAt: daysFrom(now(), -2) });
  const [first, second] = await listNews("en");
  expect(first?.excerpt).toBe(`${long.replace(/\s+/g, " ").slice(0, 150).trimEnd()}…`);
  expect(second?.excerpt).toBe("Short. Enough.");
});

test("cards do not load the content", async () => {
  await anArticle({ content: "A sentence from deep inside." });
  expect(JSON.stringify(await listNews("en"))).not.toContain("deep inside");
});

test("search reads titles and contents in the reader's language, all words, without case and accents", async () => {
  const { id, slug } = await anArticle();
  await inFrench(id, { title: "Première mêlée", content: "Un terrain partagé à Évreux." });
  await db.newsTranslation.create({
    data: { newsId: id, locale: "ar", title: "قريتان", content: "مدرّبة أولى في الملعب" },
  });
  expect(await searchNews("MELEE evreux", "fr")).toEqual([slug]);
  expect(await searchNews("mêlée Paris", "fr")).toEqual([]);
  expect(await searchNews("village", "fr")).toEqual([]);
  expect(await searchNews("مدربه اولي", "ar")).toEqual([slug]);
  expect(await searchNews(" ", "en")).toEqual([slug]);
});

test("an article shows its paragraphs and three others of its sport", async () => {
  const [article] = [await anArticle(), await anArticle({ sportSlug: "football" })];
  const others: string[] = [];
  for (let age = 2; age < 7; age++) others.push((await anArticle({ publishedAt: daysFrom(now(), -age) })).slug);
  expect((await getArticle(article.slug, "en"))?.paragraphs).toEqual(["They share a pitch.", "And a bus."]);
  expect(slugs(await relatedNews({ slug: article.slug, sport: "judo" }, "en"))).toEqual(others.slice(0, 3));
});

test("an impossible slug is not looked up", async () => {
  for (const odd of ["../etc", "A", "x".repeat(121), "a%00b", ""]) expect(await getArticle(odd, "en")).toBeNull();
});
