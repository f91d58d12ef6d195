import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { publishArticle } from "@/lib/content/commands/publish-article";
import { getDraft } from "@/lib/content/queries/article-list";
import { listNews } from "@/lib/content/queries/public";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aDraft, anArticle, articleNow, eventsAbout } from "../../support/factories/articles";
import { anAdmin, aPerson, aRecruiter, aStaffMember } from "../../support/factories/people";
import { outdatedBy } from "../../support/freshness";

afterEach(() => setClock(null));

const isListed = async (slug: string) => (await listNews("en")).some((card) => card.slug === slug);

test("publishing applies at once and invalidates the lists, the article and its sport", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  const tags = await outdatedBy(() => publishArticle(admin, { id: draft.id }));
  expect(await isListed(draft.slug)).toBe(true);
  expect(await eventsAbout(draft.id)).toEqual(["news.published"]);
  expect([...tags].sort()).toEqual(["news", `news:${draft.slug}`, "news:judo"].sort());
});

test("a scheduled article waits and invalidates nothing", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  const time = daysFrom(now(), 2);
  const tags = await outdatedBy(() => publishArticle(admin, { id: draft.id, at: time.toISOString() }));
  expect(await articleNow(draft.id)).toMatchObject({ publishedAt: time, announcedAt: null });
  expect(await eventsAbout(draft.id)).toEqual(["news.scheduled"]);
  expect([...tags]).toEqual([]);
  expect(await isListed(draft.slug)).toBe(false);
  setClock(() => daysFrom(time, 1));
  expect(await isListed(draft.slug)).toBe(true);
});

test("a scheduled article can be rescheduled or published now", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  const publish = (publishTime?: Date) => publishArticle(admin, { id: draft.id, at: publishTime?.toISOString() });
  await publish(daysFrom(now(), 2));
  await publish(daysFrom(now(), 1));
  await publish();
  expect(await eventsAbout(draft.id)).toEqual(["news.scheduled", "news.scheduled", "news.published"]);
  expect(await isListed(draft.slug)).toBe(true);
});

test("the time may have an offset and must be in the future", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  setClock(() => new Date("2026-11-21T10:00:00Z"));
  const publish = (publishTime: string) => publishArticle(admin, { id: draft.id, at: publishTime });
  await expect(publish("2026-11-21T10:30:00+01:00")).rejects.toMatchObject({ code: "publish_date_past" });
  await expect(publish("tomorrow")).rejects.toMatchObject({ fields: { at: ["date_invalid"] } });
  await publish("2026-11-21T11:30:00+01:00");
  expect(await articleNow(draft.id)).toMatchObject({ publishedAt: new Date("2026-11-21T10:30:00Z") });
});

test("parallel publishing publishes once", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  const both = await Promise.allSettled([1, 2].map(() => publishArticle(admin, { id: draft.id })));
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await eventsAbout(draft.id)).toEqual(["news.published"]);
  const old = await anArticle();
  await expect(publishArticle(admin, { id: old.id })).rejects.toMatchObject({ code: "news_already_published" });
});

test("only news staff publish; others get not found", async () => {
  const draft = await aDraft();
  for (const actor of [visitor(), await aPerson("player"), (await aRecruiter()).actor]) {
    for (const id of [draft.id, randomUUID()]) {
      await expect(publishArticle(actor, { id })).rejects.toMatchObject({ code: "staff_only" });
    }
  }
  expect(await articleNow(draft.id)).toMatchObject({ publishedAt: null });
  await expect(publishArticle(await anAdmin(), { id: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
});

test("the last author cannot publish, unless there is no other news staff", async () => {
  const [writer, draft] = [await aStaffMember("news"), await aDraft()];
  await db.sportsNews.update({ where: { id: draft.id }, data: { writtenById: writer.userId } });
  const publish = (editor: typeof writer) => publishArticle(editor, { id: draft.id });
  const colleague = await aStaffMember("news");
  await expect(publish(writer)).rejects.toMatchObject({ code: "news_own_words" });
  await publish(colleague);

  const second = await aDraft({ writtenById: writer.userId });
  await db.staffScope.deleteMany({ where: { scope: "news", userId: { not: writer.userId } } });
  await aStaffMember("support");
  await publishArticle(writer, { id: second.id });
  expect(await eventsAbout(second.id)).toEqual(["news.published"]);
});

test("an article changed since it was read, or incomplete, is not published", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft({ version: 2 })];
  await expect(publishArticle(admin, { id: draft.id, version: 1 })).rejects.toMatchObject({ code: "article_changed" });
  const half = await aDraft({ content: "" });
  await expect(publishArticle(admin, { id: half.id })).rejects.toMatchObject({ code: "article_unfinished" });
  expect(await getDraft(admin, half.id)).toMatchObject({ missing: ["content_en"] });
  expect(await getDraft(admin, draft.id)).toMatchObject({ missing: [] });
});

test("a time without an offset uses the time zone of the form, which is required", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  setClock(() => new Date("2026-11-21T10:00:00Z"));
  await publishArticle(admin, { id: draft.id, at: "2026-11-22T08:30", zone: "Asia/Tokyo" });
  expect(await articleNow(draft.id)).toMatchObject({ publishedAt: new Date("2026-11-21T23:30:00Z") });
  await expect(publishArticle(admin, { id: draft.id, at: "", later: "yes" })).rejects.toMatchObject({
    fields: { at: ["required"] },
  });
});
