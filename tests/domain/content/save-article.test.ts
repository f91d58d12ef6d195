import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { saveArticle } from "@/lib/content/commands/save-article";
import { getDraft } from "@/lib/content/queries/article-list";
import { getArticle } from "@/lib/content/queries/public";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aDraft, anArticle, articleNow, eventsAbout } from "../../support/factories/articles";
import { anAdmin, aSport, aStaffMember } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";
import { outdatedBy } from "../../support/freshness";

const english = { title_en: "Two villages", content_en: "They share a pitch.", sport: "judo" };

async function begun(over: object = {}) {
  await aSport("judo");
  const admin = await anAdmin();
  return { admin, ...(await saveArticle(admin, { ...english, ...over })) };
}

test("a new article is a draft in the entered languages, with a slug of its title", async () => {
  const unique = randomWord();
  const { admin, newsId } = await begun({
    title_en: `Élan at ${unique}: "Go!"`,
    title_fr: "Deux villages",
    content_fr: "Ils partagent un terrain.\r\n\r\nEt un bus.",
    excerpt_ar: "قريتان",
  });
  expect(await articleNow(newsId)).toMatchObject({
    slug: `elan-at-${unique}-go`,
    publishedAt: null,
    version: 1,
    writtenById: admin.userId,
  });
  const draft = await getDraft(admin, newsId);
  expect(draft).toMatchObject({ stage: "draft", sport: "judo" });
  expect(draft?.words).toMatchObject({
    fr: { title: "Deux villages", content: "Ils partagent un terrain.\n\nEt un bus." },
    es: { title: null, excerpt: null, content: null },
    ar: { title: null, excerpt: "قريتان" },
  });
  expect(await eventsAbout(newsId)).toEqual(["news.saved"]);
});

test("two articles with one title get different slugs, also in parallel", async () => {
  const title_en = `The same ${randomUUID()}`;
  const both = await Promise.all([begun({ title_en }), begun({ title_en })]);
  const slugs = await Promise.all(both.map(async ({ newsId }) => (await articleNow(newsId)).slug));
  expect(new Set(slugs).size).toBe(2);
});

test("a title in at least one language is required", async () => {
  const { newsId } = await begun({ title_en: "", content_en: "", title_ar: "قريتان" });
  expect((await articleNow(newsId)).slug).toMatch(/^article-[0-9a-f]{8}$/);
  await expect(begun({ title_en: " " })).rejects.toMatchObject({ fields: { title_en: ["article_title_required"] } });
});

test("an emptied language is removed", async () => {
  const { admin, newsId, version } = await begun({ title_fr: "Deux villages" });
  await saveArticle(admin, { ...english, id: newsId, version });
  expect(await db.newsTranslation.count({ where: { newsId } })).toBe(0);
});

test("saving over an unseen version is refused and changes nothing", async () => {
  const { admin, newsId, version } = await begun();
  const other = await aStaffMember("news");
  await saveArticle(other, { ...english, id: newsId, version, title_en: "Theirs" });
  const ownVersion = { ...english, id: newsId, title_en: "Mine" };
  await expect(saveArticle(admin, { ...ownVersion, version })).rejects.toMatchObject({ code: "article_changed" });
  await expect(saveArticle(admin, ownVersion)).rejects.toMatchObject({ code: "article_changed" });
  expect(await articleNow(newsId)).toMatchObject({ title: "Theirs", version: 2, writtenById: other.userId });
  expect(await saveArticle(admin, { ...ownVersion, version: 2 })).toEqual({ newsId, version: 3 });
});

test("of two parallel saves one is refused", async () => {
  const { admin, newsId, version } = await begun();
  const both = await Promise.allSettled([1, 2].map(() => saveArticle(admin, { ...english, id: newsId, version })));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("editing a published article applies at once, keeps the slug and requires completeness", async () => {
  const [admin, article] = [await anAdmin(), await anArticle()];
  const { id, version, slug } = article;
  const save = (over: object) => saveArticle(admin, { ...english, id, version, ...over });
  await expect(save({ content_en: "" })).rejects.toMatchObject({ fields: { content_en: ["required"] } });
  await expect(save({ title_fr: "Deux" })).rejects.toMatchObject({ fields: { content_fr: ["required"] } });
  await aSport("football");
  const tags = await outdatedBy(() => save({ sport: "football" }));
  expect([...tags].sort()).toEqual(["news", "news:football", "news:judo", `news:${slug}`].sort());
  expect(await getArticle(slug, "en")).toMatchObject({ title: "Two villages" });
});

test("the slug follows the title until publication", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  const title_en = `Another ${randomUUID()}`;
  await saveArticle(admin, { ...english, title_en, id: draft.id, version: 1 });
  const { slug } = await articleNow(draft.id);
  expect(slug).not.toBe(draft.slug);
  await db.sportsNews.update({ where: { id: draft.id }, data: { publishedAt: daysFrom(now(), 1) } });
  await saveArticle(admin, { ...english, id: draft.id, version: 2 });
  expect((await articleNow(draft.id)).slug).toBe(slug);
});

test("editing a draft invalidates no page", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  expect([...(await outdatedBy(() => saveArticle(admin, { ...english, id: draft.id, version: 1 })))]).toEqual([]);
});
