import { expect, test } from "vitest";
import { addFeed } from "@/lib/content/commands/add-feed";
import { listFeeds } from "@/lib/content/queries/feeds";
import { processState } from "@/lib/platform/process-state";
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

test("a new feed is read within seconds", async () => {
  const wokenJobs: string[] = [];
  const jobs = processState<{ boss?: unknown }>("jobs", () => ({}));
  jobs.boss = { send: async (name: string) => void wokenJobs.push(name) };
  await addFeed(await aStaffMember("news"), {
    url: `https://paper.example/${crypto.randomUUID()}`,
    sport: "judo",
    language: "fr",
  });
  jobs.boss = undefined;
  expect(wokenJobs).toEqual(["news-feeds"]);
});

test("an address that can only be private is refused at once", async () => {
  const editor = await aStaffMember("news");
  const tryUrl = (url: string) => addFeed(editor, { url, sport: "judo", language: "fr" });
  for (const url of [
    "http://127.0.0.1/f",
    "http://10.0.0.1:80",
    "http://[::1]/f",
    "http://localhost/f",
    "http://0x7f.1",
  ])
    await expect(tryUrl(url)).rejects.toMatchObject({ fields: { url: ["feed_inside"] } });
});

test("only http addresses are accepted", async () => {
  const editor = await aStaffMember("news");
  for (const url of ["file:///etc/passwd", "gopher://paper.example", "a paper"])
    await expect(addFeed(editor, { url, sport: "judo", language: "fr" })).rejects.toMatchObject({
      fields: { url: ["url_invalid"] },
    });
});
