import { expect, test } from "vitest";
import { removePicture } from "@/lib/content/commands/remove-picture";
import { outdatedBy } from "../../support/freshness";
import { anArticle } from "../../support/mint/articles";
import { aStaffMember } from "../../support/mint/factories";

test("removing a missing picture does nothing and invalidates no page", async () => {
  const [editor, { id: newsId }] = [await aStaffMember("news"), await anArticle()];
  expect([...(await outdatedBy(() => removePicture(editor, { newsId })))]).toEqual([]);
});
