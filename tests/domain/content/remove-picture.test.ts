import { expect, test } from "vitest";
import { removePicture } from "@/lib/content/commands/remove-picture";
import { anArticle } from "../../support/factories/articles";
import { aStaffMember } from "../../support/factories/people";
import { outdatedBy } from "../../support/freshness";

test("removing a missing picture does nothing and invalidates no page", async () => {
  const [editor, { id: newsId }] = [await aStaffMember("news"), await anArticle()];
  expect([...(await outdatedBy(() => removePicture(editor, { newsId })))]).toEqual([]);
});
