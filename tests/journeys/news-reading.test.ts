import type { Page } from "@playwright/test";
import { combatNewsAr } from "../../prisma/seed/texts/news.ar.combat";
import { combatNewsFr } from "../../prisma/seed/texts/news.fr.combat";
import { expect, test } from "../support/browser/journey";
import { type Words, wordsOf } from "../support/browser/words";

/** A word of one article's text that its card does not show, without its accents; another that no article has. */
const journeys = {
  fr: { word: "EVANOUIT", texts: combatNewsFr },
  ar: { word: "بلاستيكيه", texts: combatNewsAr },
};
const slug = "making-weight-without-harm";
const nowhere = "zxqzxq";
/** Earlier articles are folded. */
const firstShown = 12;

const titles = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");
const box = (page: Page, w: Words) => page.getByRole("searchbox", { name: w("news.search") });
const chip = (page: Page, name: string) => page.getByRole("search").getByRole("link", { name, exact: true });
const judo = (w: Words) => w("sports.name.judo");

for (const [locale, { word, texts }] of Object.entries(journeys)) {
  const w = wordsOf(locale as keyof typeof journeys);
  const { title, paragraphs } = texts[slug]!;

  test(`a reader searches while typing, chooses a sport, reads and comes back, in ${locale}`, {
    tag: locale === "fr" ? "@core" : [],
  }, async ({ page }) => {
    await page.goto(w.path("/news"));
    await expect(page.getByRole("heading", { level: 1, name: w("news.title") })).toBeVisible();
    await expect(titles(page)).toHaveCount(firstShown);
    await page.getByText(w("news.earlier")).click();
    expect(await titles(page).count()).toBeGreaterThan(30);

    await box(page, w).fill(word);
    await expect(titles(page)).toHaveText([title]);
    await expect(page).toHaveURL(`${w.path("/news")}?${new URLSearchParams({ q: word })}`);
    await box(page, w).fill(nowhere);
    await expect(page.getByRole("heading", { name: w("news.empty") })).toBeVisible();
    await page.getByRole("link", { name: w("news.emptyStep") }).click();
    await expect(titles(page)).toHaveCount(firstShown);
    await expect(box(page, w)).toHaveValue("");

    await chip(page, judo(w)).click();
    await expect(titles(page)).toHaveCount(3);
    await expect(chip(page, judo(w))).toHaveAttribute("aria-current", "true");
    await expect(page).toHaveURL(`${w.path("/news")}?sport=judo`);

    const link = page.getByRole("link", { name: title });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(paragraphs[1]!)).toBeVisible();
    await page.goBack();
    await expect(titles(page)).toHaveCount(3);
    await expect(page).toHaveURL(`${w.path("/news")}?sport=judo`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

    await page
      .getByRole("banner")
      .getByRole("link", { name: w("layout.nav.news") })
      .first()
      .click();
    await expect(titles(page)).toHaveCount(firstShown);
  });

  test(`the same without scripts, in ${locale}`, async ({ another }) => {
    const page = await another({ javaScriptEnabled: false });
    await page.goto(w.path("/news"));
    await page.getByText(w("news.earlier")).click();
    expect(await titles(page).count()).toBeGreaterThan(30);
    await box(page, w).fill(word);
    await page.getByRole("button", { name: w("news.submit"), exact: true }).click();
    await expect(titles(page)).toHaveText([title]);
    await expect(box(page, w)).toHaveValue(word);

    await chip(page, w("sports.name.rugby")).click();
    await expect(page.getByRole("heading", { name: w("news.empty") })).toBeVisible();
    await chip(page, judo(w)).click();
    await expect(titles(page)).toHaveText([title]);
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(titles(page)).toHaveText([title]);
    await page
      .getByRole("banner")
      .getByRole("link", { name: w("layout.nav.news") })
      .first()
      .click();
    await expect(titles(page)).toHaveCount(firstShown);
  });
}

test("a card with a source opens it in a new tab and counts; its article is read here", async ({ page, context }) => {
  const w = wordsOf("en");
  await context.route("https://open-des-remparts.example/**", (route) => route.fulfill({ body: "The draw" }));
  await page.goto("/news?sport=judo");
  const card = page.getByRole("listitem").filter({ hasText: "open-des-remparts.example" });
  const [source, seen] = [page.waitForEvent("popup"), page.waitForResponse(/\/api\/news\/[^/]+\/seen$/)];
  await card.getByRole("heading").getByRole("link").click();
  expect((await source).url()).toBe("https://open-des-remparts.example/tableaux");
  expect((await seen).headers()["content-type"]).toBe("image/gif");
  await card.getByRole("link", { name: w("news.readHere") }).click();
  await expect(page).toHaveURL("/news/open-des-remparts-draw");
});

test("an article leads to its source, in a tab of its own, and to others of its sport", async ({ page }) => {
  const w = wordsOf("en");
  await page.goto("/news/open-des-remparts-draw");
  const source = page.getByRole("link", { name: "open-des-remparts.example" });
  await expect(source).toHaveAttribute("href", "https://open-des-remparts.example/tableaux");
  await expect(source).toHaveAttribute("target", "_blank");
  await expect(source).toHaveAttribute("rel", /noopener/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)["@type"])).toEqual(["BreadcrumbList", "NewsArticle"]);

  await page.getByRole("complementary").getByRole("link", { name: "Making weight without harm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Making weight without harm" })).toBeVisible();
  await page
    .getByRole("complementary")
    .getByRole("link", { name: judo(w) })
    .click();
  await expect(page).toHaveURL("/sports/judo");
});

test.describe("what goes wrong", () => {
  test.use({ expectedComplaints: /ERR_FAILED|404/ });
  const w = wordsOf("en");

  test("a search that is awaited shows six boxes; one that fails says so and can be tried again", async ({ page }) => {
    let answer = () => {};
    const scriptsHeld = new Promise<void>((done) => {
      answer = done;
    });
    let fails = true;
    await page.route("**/api/news/search?*", async (route) => {
      await scriptsHeld;
      return fails ? route.abort() : route.continue();
    });
    await page.goto("/news");
    await box(page, w).fill(nowhere);
    await expect(page.getByRole("main").locator(".skel")).toHaveCount(6);
    answer();
    await expect(page.getByRole("alert").getByText(w("news.failed"))).toBeVisible();
    fails = false;
    await page.getByRole("button", { name: w("ui.retry") }).click();
    await expect(page.getByRole("heading", { name: w("news.empty") })).toBeVisible();
  });

  test("an address of no article is not found, in words", async ({ page }) => {
    const answer = await page.goto("/es/news/no-such-article");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: wordsOf("es")("not-found.title") })).toBeVisible();
  });
});

for (const scripts of [true, false]) {
  test(`opening an article asks to be counted once, ${scripts ? "with" : "without"} scripts`, async ({ another }) => {
    const page = await another({ javaScriptEnabled: scripts });
    const requests: string[] = [];
    page.on("request", (request) => request.url().endsWith("/seen") && requests.push(request.url()));
    await page.goto("/news");
    await chip(page, "Judo").click();
    const card = page.getByRole("link", { name: "Making weight without harm" });
    await card.hover();
    expect(requests).toEqual([]);
    const seenRequest = page.waitForResponse((response) => response.url().endsWith("/seen"));
    await card.click();
    expect((await seenRequest).headers()["content-type"]).toBe("image/gif");
    await page.goBack();
    await expect(card).toBeVisible();
    expect(requests).toHaveLength(1);
  });
}

test("feeds are well-formed, one for each language and sport, and found from the page", async ({ page }) => {
  const w = wordsOf("ar");
  await page.goto(w.path("/news"));
  await page.getByText(w("news.earlier")).click();
  const titlesShown = await titles(page).allTextContents();
  const feed = (await page.getByRole("link", { name: /RSS/ }).getAttribute("href"))!;
  expect(await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute("href")).toContain(feed);
  expect(await readFeed(page, feed)).toMatchObject({ root: "rss", language: "ar", titles: titlesShown });

  await page.goto(`/fr/news/${slug}`);
  const ofSport = (await page.getByRole("link", { name: /RSS/ }).getAttribute("href"))!;
  expect((await readFeed(page, ofSport)).titles).toContain(combatNewsFr[slug]!.title);
  const again = await page.request.get(ofSport);
  const { etag = "" } = again.headers();
  expect((await page.request.get(ofSport, { headers: { "if-none-match": etag } })).status()).toBe(304);
  expect((await page.request.get("/feeds/de/news.xml")).status()).toBe(404);
});

function readFeed(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const feed = new DOMParser().parseFromString(await (await fetch(url)).text(), "application/xml");
    return {
      root: feed.documentElement.nodeName,
      language: feed.querySelector("language")?.textContent,
      titles: [...feed.querySelectorAll("item > title")].map(({ textContent }) => textContent),
    };
  }, address);
}
