import type { Browser, Page } from "@playwright/test";
import type { Locale } from "@/lib/platform/i18n/routing";
import { openPage } from "../support/browser/open-page.ts";
import { keepWhatPasses } from "../support/browser/ui-states.ts";
import { wordsOf } from "../support/browser/words.ts";
import { freezeDates } from "./frozen-clock.mjs";
import { type PictureLook, showIn } from "./looks.ts";
import type { Scene } from "./scenes.ts";
import type { Site } from "./site.ts";

export type Pictures = Partial<Record<PictureLook, Buffer>>;

/** A page of a site, on which nothing moves by itself and no reader is counted. */
export async function pageFor(browser: Browser, site: Site, at: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: "block", reducedMotion: "reduce" });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(freezeDates, at);
  await context.route(/\/api\/(live|news\/[^/]+\/seen)\b/, (route) => route.abort());
  const page = await context.newPage();
  await keepWhatPasses(page);
  return page;
}

/** One picture a look. What lies over the page is taken with the part of the page that is on the screen. */
export async function shoot(page: Page, scene: Scene, { locale, looks }: { locale: Locale; looks: PictureLook[] }) {
  const w = wordsOf(locale);
  const pictures: Pictures = {};
  await showIn(page, "wide-light");
  await openPage(page, w.path(scene.path));
  await page.waitForLoadState("networkidle");
  await scene.reach?.(page, w);
  const over = await page.locator(":popover-open, dialog:modal").count();
  for (const look of looks) {
    await showIn(page, look);
    await settled(page);
    pictures[look] = await page.screenshot({ fullPage: over === 0, animations: "disabled", scale: "css" });
  }
  return pictures;
}

/** Until what the new size calls for is loaded and laid out. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
