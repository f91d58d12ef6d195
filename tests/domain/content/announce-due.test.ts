import { afterEach, expect, test } from "vitest";
import { publishArticle } from "@/lib/content/commands/publish-article";
import { announceDue } from "@/lib/content/steps/announce-due";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { aDraft, anArticle, articleNow, eventsAbout } from "../../support/factories/articles";
import { anAdmin } from "../../support/factories/people";
import { outdatedBy } from "../../support/freshness";

afterEach(() => setClock(null));

test("a due article is announced once, and pages are invalidated", async () => {
  const [admin, draft] = [await anAdmin(), await aDraft()];
  const time = daysFrom(now(), 1);
  await publishArticle(admin, { id: draft.id, at: time.toISOString() });

  expect([...(await outdatedBy(() => announceDue(system())))]).not.toContain(`news:${draft.slug}`);
  setClock(() => new Date(time.getTime() + 1000));
  const tags = await outdatedBy(() => Promise.all([announceDue(system()), announceDue(system())]));

  expect([...tags]).toEqual(expect.arrayContaining(["news", `news:${draft.slug}`, "news:judo"]));
  expect(await eventsAbout(draft.id)).toEqual(["news.scheduled", "news.published"]);
  expect(await articleNow(draft.id)).toMatchObject({ publishedAt: time, announcedAt: new Date(time.getTime() + 1000) });
});

test("drafts and announced articles are not changed", async () => {
  const [draft, article] = [await aDraft(), await anArticle()];
  await announceDue(system());
  expect([await eventsAbout(draft.id), await eventsAbout(article.id)]).toEqual([[], []]);
});
