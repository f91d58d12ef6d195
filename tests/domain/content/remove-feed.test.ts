import { expect, test } from "vitest";
import { removeFeed } from "@/lib/content/commands/remove-feed";
import { db } from "@/lib/platform/db/db";
import { aDraft, aFeed, articleNow } from "../../support/factories/articles";
import { aStaffMember } from "../../support/factories/people";

test("removing a feed keeps its drafts", async () => {
  const [editor, feed, draft] = [
    await aStaffMember("news"),
    await aFeed(),
    await aDraft({ importedAs: crypto.randomUUID() }),
  ];
  await removeFeed(editor, { id: feed.id });
  expect(await db.newsFeed.count({ where: { id: feed.id } })).toBe(0);
  expect(await articleNow(draft.id)).toMatchObject({ publishedAt: null });
  await expect(removeFeed(editor, { id: feed.id })).rejects.toMatchObject({ code: "not_found" });
});
