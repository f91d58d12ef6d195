import { expect, test } from "vitest";
import { countView } from "@/lib/content/commands/count-view";
import { showViews } from "@/lib/content/steps/show-views";
import { visitor } from "@/lib/platform/command/create-actor";
import { anArticle } from "../../support/factories/articles";
import { outdatedBy } from "../../support/freshness";

test("pages of read articles are invalidated once, and no others", async () => {
  const [read, unread] = [await anArticle(), await anArticle()];
  const reader = { address: "203.0.113.9", agent: "Mozilla/5.0 Firefox/140.0" };
  await showViews();
  await countView(visitor(), { id: read.id, ...reader });
  await countView(visitor(), { id: read.id, ...reader });

  const tags = await outdatedBy(showViews);
  expect([...tags]).toContain("news");
  expect([...tags]).toContain(`news:${read.slug}`);
  expect([...tags]).not.toContain(`news:${unread.slug}`);
  expect([...(await outdatedBy(showViews))]).not.toContain(`news:${read.slug}`);
});
