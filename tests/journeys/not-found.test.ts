import { randomUUID } from "node:crypto";
import { publicPages } from "@/lib/platform/http/routes";
import { localePath, locales } from "@/lib/platform/i18n/routing";
import { ask } from "@/scripts/database.ts";
import { idFor } from "../../prisma/seed/random";
import { jobTexts } from "../../prisma/seed/texts/jobs";
import { expect, test } from "../support/browser/journey";
import type { Site } from "../support/browser/sites";
import { wordsOf } from "../support/browser/words";
import { documentOf } from "../support/inspect/markup";
import { readSiteMap } from "../support/inspect/site-map";

test.use({ expectedComplaints: /404|410/ });

const folders = [...publicPages.filter((path) => path.endsWith("/*")), "/players/*", "/*", "/no/*"];
const nobodys = ["no-such-thing", "00000000-0000-4000-8000-000000000000", "-", "JUDO", "search-"];

test("an unknown address is 404 in every folder and language, for robots too", async ({ page }) => {
  const wrong: string[] = [];
  for (const locale of locales) {
    for (const folder of folders) {
      for (const name of nobodys) {
        const address = localePath(folder.replaceAll("*", name), locale);
        const answer = await page.request.get(address, { maxRedirects: 0 });
        const { metadata, things, canonical, lang } = await documentOf(page, await answer.text());
        const summary = [answer.status(), metadata.robots, things.length, canonical.length, lang].join(" ");
        if (summary !== `404 noindex 0 0 ${locale}`) wrong.push(`${address} ${summary}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("a missing file or feed is 404", async ({ request }) => {
  const lostPaths = ["/sitemap/none.xml", "/sitemap/news-2026-13.xml", "/feeds/fr/none.xml", "/feeds/de/news.xml"];
  for (const address of [...lostPaths, "/calendar/fr/none.ics", "/og/fr/none.png", "/icons/none.png"]) {
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
  }
});

test("a closed offer answers 410, can still be read, and is not listed", async ({ page, origin }) => {
  const offers = jobTexts.filter(({ status }) => status !== "active");
  const { addresses } = await readSiteMap(page, origin);
  expect(offers.map(({ status }) => status)).toContain("closed");
  for (const { title, status } of offers) {
    const path = `/sport-jobs/${idFor(`job ${title}`)}`;
    expect(addresses.filter((address) => address.endsWith(path))).toEqual([]);
    for (const locale of locales) {
      const answer = await page.request.get(localePath(path, locale));
      const { metadata, things, text } = await documentOf(page, await answer.text());
      expect([title, answer.status(), metadata.robots]).toEqual([title, status === "closed" ? 410 : 404, "noindex"]);
      expect(things.map((item) => item["@type"])).not.toContain("JobPosting");
      expect(text.includes(title)).toBe(status === "closed");
    }
  }
});

test("an article that was taken back is gone, and says so in every language", async ({ page, origin, site }) => {
  const { slug, title } = await aRetractedArticle(site);
  const { addresses } = await readSiteMap(page, origin);
  expect(addresses.filter((address) => address.endsWith(slug))).toEqual([]);
  for (const locale of locales) {
    const w = wordsOf(locale);
    const answer = await page.goto(w.path(`/news/${slug}`));
    const { metadata, things, text } = await documentOf(page, (await answer?.text()) ?? "");
    expect([answer?.status(), metadata.robots, things]).toEqual([410, "noindex", []]);
    await expect(page.getByRole("heading", { level: 1, name: w("news.retracted") })).toBeVisible();
    expect(text).not.toContain(title);
  }
});

async function aRetractedArticle({ databaseUrl }: Site) {
  const article = { slug: `taken-back-${randomUUID()}`, title: "What nobody should have read" };
  await ask(
    databaseUrl,
    `insert into sports_news (slug, title, content, sport, retracted_at)
     values ('${article.slug}', '${article.title}', 'A text.', 'judo', now())`,
  );
  return article;
}
