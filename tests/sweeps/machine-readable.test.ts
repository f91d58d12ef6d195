import type { Page } from "@playwright/test";
import { localePath, locales } from "@/lib/platform/i18n/routing";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { expect, test } from "../support/browser/journey";
import { pngSize } from "../support/browser/pictures";
import { documentOf, textIn, xmlOf } from "../support/inspect/markup";

test("robots.txt names the sitemap and disallows private pages in every language", async ({ request, origin }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split("\n");
  expect(lines[0]).toBe("User-agent: *");
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const locale of locales) {
    for (const privatePath of ["/dashboard", "/messages", "/admin", "/guardian"]) {
      expect(lines).toContain(`Disallow: ${localePath(privatePath, locale)}`);
    }
  }
  for (const machines of ["/api/", "/functions/"]) expect(lines).toContain(`Disallow: ${machines}`);
});

test("the manifest that every page names makes the site installable", async ({ page, origin }) => {
  const { manifest } = await documentOf(page, await (await page.request.get("/fr")).text());
  const answer = await page.request.get(manifest ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const body = await answer.json();
  expect([body.name, body.display]).toEqual(["Recruit", "standalone"]);
  expect((await page.request.get(new URL(body.start_url, origin).href)).status()).toBe(200);
  const sizes = body.icons.map(({ sizes }: { sizes: string }) => sizes);
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const icon of body.icons) {
    const picture = await page.request.get(icon.src);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, icon.type]);
    expect(pngSize(await picture.body())?.join("x")).toBe(icon.sizes);
  }
});

test("every feed is valid RSS in every language", async ({ page, origin }) => {
  const links = new Set<string>();
  for (const locale of locales) {
    for (const name of ["news", ...sportSlugs]) {
      const address = `/feeds/${locale}/${name}.xml`;
      for (const link of await itemsOf(page, `${origin}${address}`, locale)) links.add(link);
    }
    const { feeds } = await documentOf(page, await (await page.request.get(localePath("/news", locale))).text());
    expect(feeds).toEqual([`${origin}/feeds/${locale}/news.xml`]);
  }
  expect(links.size).toBeGreaterThan(100);
  for (const link of links) expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
});

async function itemsOf(page: Page, address: string, locale: string): Promise<string[]> {
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toMatch(/^application\/rss\+xml/);
  const feed = await xmlOf(page, await answer.text());
  expect([feed.name, feed.attributes.version]).toEqual(["rss", "2.0"]);
  const [channel] = feed.within;
  if (!channel) throw new Error(`${address} has no channel`);
  for (const name of ["title", "description"]) expect(textIn(channel, name)).not.toBe("");
  expect((await page.request.get(textIn(channel, "link"))).status()).toBe(200);
  expect(textIn(channel, "language")).toBe(locale);
  expect(channel.within.find(({ name }) => name === "atom:link")?.attributes.href).toBe(address);
  const items = channel.within.filter(({ name }) => name === "item");
  for (const item of items) {
    expect(textIn(item, "title")).not.toBe("");
    expect(textIn(item, "guid")).toBe(textIn(item, "link"));
    expect(new Date(textIn(item, "pubDate")).toUTCString()).toBe(textIn(item, "pubDate"));
  }
  return items.map((item) => textIn(item, "link"));
}
