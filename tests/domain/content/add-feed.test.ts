import { expect, test } from "vitest";
import { addFeed } from "@/lib/content/commands/add-feed";
import { listFeeds } from "@/lib/content/queries/feeds";
import { aFeed } from "../../support/factories/articles";
import { aStaffMember } from "../../support/factories/people";

test("a feed address is added once, with sport and language", async () => {
  const [editor, { url }] = [await aStaffMember("news"), await aFeed()];
  const form = { url: `${url}/judo`, sport: "judo", language: "ar" };
  const { feedId } = await addFeed(editor, form);
  expect(await listFeeds(editor)).toContainEqual(expect.objectContaining({ id: feedId, url: form.url, locale: "ar" }));
  await expect(addFeed(editor, form)).rejects.toMatchObject({ code: "feed_known", fields: { url: ["feed_known"] } });
  expect(await listFeeds(await aStaffMember("support"))).toBeNull();
});

test("only http addresses are accepted", async () => {
  const editor = await aStaffMember("news");
  for (const url of ["file:///etc/passwd", "gopher://paper.example", "a paper"])
    await expect(addFeed(editor, { url, sport: "judo", language: "fr" })).rejects.toMatchObject({
      fields: { url: ["url_invalid"] },
    });
});
