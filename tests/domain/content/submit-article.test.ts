import { expect, test } from "vitest";
import { publishArticle } from "@/lib/content/commands/publish-article";
import { submitArticle } from "@/lib/content/commands/submit-article";
import { getDraft } from "@/lib/content/queries/article-list";
import { db } from "@/lib/platform/db/db";
import { waitingWork } from "@/lib/trust/queries/waiting";
import { aDraft, anArticle, articleNow, eventsAbout } from "../../support/factories/articles";
import { aStaffMember } from "../../support/factories/people";

test("a submitted draft waits for review until it is published", async () => {
  const [writer, reader, draft] = [await aStaffMember("news"), await aStaffMember("news"), await aDraft()];
  const before = (await waitingWork(reader)).find(({ section }) => section === "news");
  await submitArticle(writer, { id: draft.id });
  expect(await getDraft(reader, draft.id)).toMatchObject({ stage: "review" });
  const waiting = (await waitingWork(reader)).find(({ section }) => section === "news");
  expect(waiting?.count).toBe((before?.count ?? 0) + 1);
  await publishArticle(reader, { id: draft.id });
  expect(await articleNow(draft.id)).toMatchObject({ submittedAt: null });
  expect(await eventsAbout(draft.id)).toEqual(["news.submitted", "news.published"]);
});

test("only a complete draft can be submitted, once", async () => {
  const writer = await aStaffMember("news");
  const [half, whole, out] = [await aDraft({ content: "" }), await aDraft(), await anArticle()];
  await expect(submitArticle(writer, { id: half.id })).rejects.toMatchObject({ code: "article_unfinished" });
  await db.newsTranslation.create({ data: { newsId: whole.id, locale: "fr", title: "Deux", content: "" } });
  await expect(submitArticle(writer, { id: whole.id })).rejects.toMatchObject({ code: "article_unfinished" });
  await db.newsTranslation.deleteMany({ where: { newsId: whole.id } });
  await submitArticle(writer, { id: whole.id });
  for (const { id } of [whole, out])
    await expect(submitArticle(writer, { id })).rejects.toMatchObject({ code: "news_not_draft" });
});
