import type { Page } from "@playwright/test";

/**
 * Opens a page and waits until nobody changes it any more: a page of a member is React's when it has taken over all of it,
 * what is hidden as well (it would find other words there than it sent, and throw).
 * Rows that wait to be laid out until somebody scrolls to them are laid out, as if somebody had.
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
  if (!waitsForATouch) await untilTaken(page);
}

/** Until all of an open page whose scripts are there is React's: it takes over part after part. */
export const untilTaken = (page: Page) =>
  page.waitForFunction(() => {
    const silent = "script, style, template, noscript, svg *";
    const notReacts = "next-route-announcer, [data-announcer] *, [name^='$ACTION']";
    const all = [...document.body.querySelectorAll(`:not(${silent}, ${notReacts})`)];
    return all.every((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  });
