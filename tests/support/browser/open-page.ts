import type { Page } from "@playwright/test";

/**
 * Opens a page and waits until it is hydrated completely, hidden parts included: changing the DOM earlier would cause a
 * hydration error. Rows with deferred layout (content-visibility) are laid out.
 */
export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(all);
  });
  const waitsForATouch = await page.evaluate(
    () => document.getElementById("late") !== null && !document.documentElement.dataset.who,
  );
  if (waitsForATouch) return;
  await untilTaken(page);
  // Effects run after the frame that hydrates and load what only scripts show, such as the picker of positions.
  await rest(page);
  await page.waitForFunction(() => !document.querySelector("[data-loading]"), undefined, { polling: 100 });
  await rest(page);
}

/** Waits until an open page is hydrated; it hydrates part by part. Checking at each frame would slow it down. */
export const untilTaken = (page: Page) =>
  page.waitForFunction(
    () => {
      const silent = "script, style, template, noscript, svg *";
      const notReacts = "next-route-announcer, [data-announcer] *, [name^='$ACTION']";
      const all = [...document.body.querySelectorAll(`:not(${silent}, ${notReacts})`)];
      return all.every((element) => Object.keys(element).some((key) => key.startsWith("__react")));
    },
    undefined,
    { polling: 100 },
  );

/** Waits until the page is idle; an idle callback would do, but Chromium may delay it by a second. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise(requestAnimationFrame);
      await scheduler.postTask(() => {}, { priority: "background" });
    }
  });
