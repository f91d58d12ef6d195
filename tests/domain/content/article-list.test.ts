import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getDraft, listArticles, previewOf } from "@/lib/content/queries/article-list";
import { newsChoices, stages } from "@/lib/content/schema/article";
import { titleFor } from "@/lib/content/schema/draft";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { readListSearch } from "@/lib/platform/http/list-search";
import { aDraft, anArticle } from "../../support/factories/articles";
import { anAdmin, aPerson, aStaffMember } from "../../support/factories/people";

const parseSearch = (search: Record<string, string>) => readListSearch(newsChoices, search);

test("the admin list shows an article in its state only", async () => {
  const [admin, mark] = [await anAdmin(), randomUUID()];
  const articleData = (over: object) => ({ title: `${mark} article`, ...over });
  const articles = {
    draft: await aDraft(articleData({})),
    review: await aDraft(articleData({ submittedAt: now() })),
    scheduled: await aDraft(articleData({ publishedAt: daysFrom(now(), 1) })),
    published: await anArticle(articleData({})),
    retracted: await aDraft(articleData({ retractedAt: now() })),
  };
  for (const stage of stages) {
    const listed = await listArticles(admin, parseSearch({ q: mark, stage }));
    expect(listed?.rows.map(({ id, stage: shownStage }) => [id, shownStage])).toEqual([[articles[stage].id, stage]]);
    expect(listed?.count).toBe(1);
  }
  expect((await listArticles(admin, parseSearch({ q: mark })))?.count).toBe(5);
  expect((await listArticles(admin, parseSearch({ q: mark, sport: "boxing" })))?.count).toBe(0);
});

test("search finds words in the titles of all languages, ignoring case and accents", async () => {
  const [admin, mark, { id }] = [await anAdmin(), randomUUID(), await aDraft()];
  await db.newsTranslation.create({ data: { newsId: id, locale: "fr", title: `Mêlée ${mark}`, content: "" } });
  const articles = await listArticles(admin, parseSearch({ q: `melee ${mark}`.toUpperCase() }));
  expect(articles?.rows).toMatchObject([{ id, written: ["en", "fr"] }]);
});

test("an article is listed by its title in the reader's language or the first available", async () => {
  const [admin, mark, { id }] = [await anAdmin(), randomUUID(), await aDraft()];
  await db.newsTranslation.create({ data: { newsId: id, locale: "ar", title: `لا رسوم ${mark}`, content: "" } });
  const titles = (await listArticles(admin, parseSearch({ q: mark })))?.rows[0]?.titles ?? [];
  expect(titleFor(titles, "ar")).toBe(`لا رسوم ${mark}`);
  expect(titleFor(titles, "es")).toBe(titles.find(({ locale }) => locale === "en")?.title);
});

test("pages neither repeat nor skip entries", async () => {
  const [admin, mark] = [await anAdmin(), randomUUID()];
  for (let age = 0; age < 52; age++) await aDraft({ title: mark, createdAt: daysFrom(now(), -age) });
  const first = await listArticles(admin, parseSearch({ q: mark }));
  const second = await listArticles(admin, parseSearch({ q: mark, after: first?.next ?? "" }));
  expect([first?.rows.length, second?.rows.length, second?.next]).toEqual([50, 2, null]);
  expect(new Set([...first!.rows, ...second!.rows].map(({ id }) => id)).size).toBe(52);
  const oldest = await listArticles(admin, parseSearch({ q: mark, order: "oldest" }));
  expect(oldest?.rows[0]?.id).toBe(second?.rows.at(-1)?.id);
});

test("drafts are visible to news staff only", async () => {
  const { id } = await aDraft();
  for (const actor of [await aPerson("player"), await aStaffMember("support", "reports")]) {
    expect(await listArticles(actor, {})).toBeNull();
    expect(await getDraft(actor, id)).toBeNull();
  }
  expect(await getDraft(await aStaffMember("news"), "nowhere")).toBeNull();
});

test("the preview shows the page as readers of a language would see it", async () => {
  const [admin, { id }] = [await anAdmin(), await aDraft({ content: "One.\n\nTwo." })];
  await db.newsTranslation.create({ data: { newsId: id, locale: "fr", title: "Deux", content: "Un." } });
  const draft = (await getDraft(admin, id))!;
  expect(previewOf(draft, "fr")).toMatchObject({ title: "Deux", paragraphs: ["Un."], language: "fr" });
  expect(previewOf(draft, "ar")).toMatchObject({ paragraphs: ["One.", "Two."], language: "en" });
});
