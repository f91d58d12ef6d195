import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { publishArticle } from "@/lib/content/commands/publish-article";
import { retractArticle } from "@/lib/content/commands/retract-article";
import { getArticle, listNews, wasRetracted } from "@/lib/content/queries/public";
import { announceDue } from "@/lib/content/steps/announce-due";
import { daysFrom, now } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { aDraft, anArticle, articleNow, eventsAbout } from "../../support/factories/articles";
import { anAdmin, aPerson } from "../../support/factories/people";
import { outdatedBy } from "../../support/freshness";

test("a retracted article is a draft again and keeps its views", async () => {
  const [admin, article] = [await anAdmin(), await anArticle({ views: 7 })];
  const tags = await outdatedBy(() => retractArticle(admin, { id: article.id }));
  expect(await getArticle(article.slug, "en")).toBeNull();
  expect((await listNews("en")).map(({ slug }) => slug)).not.toContain(article.slug);
  expect(await articleNow(article.id)).toMatchObject({ publishedAt: null, announcedAt: null, views: 7 });
  expect(await wasRetracted(article.slug)).toBe(true);
  expect(await eventsAbout(article.id)).toEqual(["news.retracted"]);
  expect([...tags].sort()).toEqual(["news", `news:${article.slug}`, "news:judo"].sort());
});

test("a retracted scheduled article is not published", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  await publishArticle(admin, { id: draft.id, at: daysFrom(now(), 1).toISOString() });
  await retractArticle(admin, { id: draft.id });
  await announceDue(system());
  expect(await eventsAbout(draft.id)).toEqual(["news.scheduled", "news.retracted"]);
  expect(await wasRetracted(draft.slug)).toBe(false);
});

test("a retracted article can be published again and is not found until then", async () => {
  const [admin, article] = [await anAdmin(), await anArticle()];
  await retractArticle(admin, { id: article.id });
  await publishArticle(admin, { id: article.id, at: daysFrom(now(), 1).toISOString() });
  expect([await getArticle(article.slug, "en"), await wasRetracted(article.slug)]).toEqual([null, true]);
  await publishArticle(admin, { id: article.id });
  expect(await getArticle(article.slug, "en")).not.toBeNull();
});

test("a draft cannot be retracted, and only news staff retract", async () => {
  const [admin, draft, article] = [await anAdmin(), await aDraft(), await anArticle()];
  await expect(retractArticle(admin, { id: draft.id })).rejects.toMatchObject({ code: "news_not_published" });
  await expect(retractArticle(admin, { id: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
  await expect(retractArticle(await aPerson("player"), { id: article.id })).rejects.toMatchObject({
    code: "staff_only",
  });
  expect((await articleNow(article.id)).publishedAt).not.toBeNull();
});
