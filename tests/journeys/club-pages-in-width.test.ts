import type { Page } from "@playwright/test";
import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

/** Texts and controls within `selector` that stand outside of their container, unless they end in "…". */
const outside = (page: Page, selector: string, container: string) =>
  page.locator(selector).evaluateAll(
    (parts, container) =>
      parts.flatMap((part) => {
        const box = part.closest(container)?.getBoundingClientRect();
        const { left, right, width } = part.getBoundingClientRect();
        const { clipPath, textOverflow } = getComputedStyle(part);
        if (!box || width === 0 || clipPath !== "none" || part.closest(".vh")) return [];
        const isCut = textOverflow !== "ellipsis" && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
        return left < box.left - 1 || right > box.right + 1 || isCut ? [part.textContent?.slice(0, 40)] : [];
      }),
    container,
  );

/** Words in the cells of a table that are cut, or broken other than after a hyphen. */
const cutWords = (page: Page) =>
  page.locator("main table tbody td").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent || parent.closest("button, .vh") || getComputedStyle(parent).clipPath !== "none") continue;
        const box = (parent.closest("a") ?? cell).getBoundingClientRect();
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const { left, right, width } = range.getBoundingClientRect();
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (width > 0 && (lines.size > 1 || left < box.left - 1 || right > box.right + 1)) cut.push(word);
        }
      }
      return cut;
    }),
  );

for (const locale of ["en", "fr", "es", "ar"] as const) {
  test(`no word of a result row is cut in ${locale}`, async ({ another }) => {
    const w = wordsOf(locale);
    const page = await another({ viewport: { width: 1280, height: 800 } });
    await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
    for (const sport of ["football", "handball", "basketball", "wrestling"]) {
      await page.goto(w.path(`/players?sport=${sport}`));
      const rows = page.getByRole("table", { name: w("search.rows.caption") }).getByRole("row");
      expect(await rows.count()).toBeGreaterThan(3);
      expect(await cutWords(page), sport).toEqual([]);
    }
  });
}

for (const locale of ["fr", "es"] as const) {
  test(`compared players, result rows and an open card fit in ${locale}`, async ({ another, site }) => {
    const w = wordsOf(locale);
    const page = await another({ viewport: { width: 360, height: 740 } });
    await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
    const players = await ask(
      site.databaseUrl,
      "select id from players where status = 'listed' and primary_sport = 'football' order by handle limit 4",
    );
    await page.goto(w.path(`/compare?${players.map(({ id }) => `player=${id}`).join("&")}`));
    const heads = page
      .getByRole("main")
      .locator("thead th")
      .filter({ has: page.getByRole("link") });
    await expect(heads).toHaveCount(4);
    for (const head of await heads.all()) expect((await head.boundingBox())?.width).toBeGreaterThan(70);
    expect(await outside(page, "main tbody td", "main")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(w.path("/players?sport=football"));
    const rows = page.getByRole("table", { name: w("search.rows.caption") }).getByRole("row");
    expect(await rows.count()).toBeGreaterThan(10);
    expect(await outside(page, "main table td", "table")).toEqual([]);

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(w.path("/dashboard/pipeline"));
      await expect(page.locator("[data-card] a[href*='/messages?thread=']").first()).toBeVisible();
      await page
        .locator("[data-card]")
        .first()
        .getByRole("button", { name: w("pipeline.work") })
        .click();
      await expect(page.locator("[data-panel]").getByLabel(w("pipeline.what"), { exact: true })).toBeVisible();
      expect(await outside(page, "[data-panel] :is(input, select, button)", "[data-panel]")).toEqual([]);
    }
  });
}
