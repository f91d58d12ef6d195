import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { publishArticle } from "@/lib/news/commands/publish-article";
import { listNews } from "@/lib/news/queries/public";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { outdatedBy } from "../../support/freshness";
import { aDraft, anArticle, articleNow, factsAbout } from "../../support/mint/articles";
import { anAdmin, aPerson, aRecruiter, aStaffMember } from "../../support/mint/factories";

afterEach(() => setClock(null));

const isListed = async (slug: string) => (await listNews("en")).some((card) => card.slug === slug);

test("a draft comes out at once, and the lists, the article and its sport are made anew", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  const tags = await outdatedBy(() => publishArticle(admin, { id: draft.id }));
  expect(await isListed(draft.slug)).toBe(true);
  expect(await factsAbout(draft.id)).toEqual(["news.published"]);
  expect([...tags].sort()).toEqual(["news", `news:${draft.slug}`, "news:judo"].sort());
});

test("scheduled, it waits for its time and outdates nothing", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  const at = daysFrom(now(), 2);
  const tags = await outdatedBy(() => publishArticle(admin, { id: draft.id, at: at.toISOString() }));
  expect(await articleNow(draft.id)).toMatchObject({ publishedAt: at, announcedAt: null });
  expect(await factsAbout(draft.id)).toEqual(["news.scheduled"]);
  expect([...tags]).toEqual([]);
  expect(await isListed(draft.slug)).toBe(false);
  setClock(() => daysFrom(at, 1));
  expect(await isListed(draft.slug)).toBe(true);
});

test("what is scheduled may be given another time, or come out now", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  const publish = (at?: Date) => publishArticle(admin, { id: draft.id, at: at?.toISOString() });
  await publish(daysFrom(now(), 2));
  await publish(daysFrom(now(), 1));
  await publish();
  expect(await factsAbout(draft.id)).toEqual(["news.scheduled", "news.scheduled", "news.published"]);
  expect(await isListed(draft.slug)).toBe(true);
});

test("the time may carry an offset, and must be to come", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  setClock(() => new Date("2026-11-21T10:00:00Z"));
  const publish = (at: string) => publishArticle(admin, { id: draft.id, at });
  await expect(publish("2026-11-21T10:30:00+01:00")).rejects.toMatchObject({ code: "publish_date_past" });
  await expect(publish("tomorrow")).rejects.toMatchObject({ fields: { at: ["date_invalid"] } });
  await publish("2026-11-21T11:30:00+01:00");
  expect(await articleNow(draft.id)).toMatchObject({ publishedAt: new Date("2026-11-21T10:30:00Z") });
});

test("an article comes out once, whoever presses at the same time", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  const both = await Promise.allSettled([1, 2].map(() => publishArticle(admin, { id: draft.id })));
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await factsAbout(draft.id)).toEqual(["news.published"]);
  const old = await anArticle();
  await expect(publishArticle(admin, { id: old.id })).rejects.toMatchObject({ code: "news_already_published" });
});

test("only administrators publish; others learn nothing of what there is", async () => {
  const draft = await aDraft();
  for (const actor of [visitor(), await aPerson("player"), (await aRecruiter()).actor]) {
    for (const id of [draft.id, randomUUID()]) {
      await expect(publishArticle(actor, { id })).rejects.toMatchObject({ code: "staff_only" });
    }
  }
  expect(await articleNow(draft.id)).toMatchObject({ publishedAt: null });
  await expect(publishArticle(await anAdmin(), { id: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
});

test("who wrote it last does not publish it, unless nobody else is at the desk", async () => {
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
  expect(await factsAbout(second.id)).toEqual(["news.published"]);
});

test("what changed since it was read is not published, nor what is not whole", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft({ version: 2 })];
  await expect(publishArticle(admin, { id: draft.id, version: 1 })).rejects.toMatchObject({ code: "article_changed" });
  const half = await aDraft({ content: "" });
  await expect(publishArticle(admin, { id: half.id })).rejects.toMatchObject({ code: "article_unfinished" });
});

test("a time without an offset is that of the clocks of a zone, and a form that asks for a time needs one", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  setClock(() => new Date("2026-11-21T10:00:00Z"));
  await publishArticle(admin, { id: draft.id, at: "2026-11-22T08:30", zone: "Asia/Tokyo" });
  expect(await articleNow(draft.id)).toMatchObject({ publishedAt: new Date("2026-11-21T23:30:00Z") });
  await expect(publishArticle(admin, { id: draft.id, at: "", later: "yes" })).rejects.toMatchObject({
    fields: { at: ["required"] },
  });
});
