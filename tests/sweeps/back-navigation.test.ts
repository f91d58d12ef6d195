import type { BrowserContext } from "@playwright/test";
import { localePath } from "@/lib/platform/i18n/routing";
import { isLostPath } from "@/lib/server/addresses";
import { publicAddresses } from "../support/browser/addresses";
import { expect, test } from "../support/browser/journey";
import { installedBrowser, launchOptions } from "../support/browser/launch";

const executablePath = installedBrowser() ?? launchOptions.executablePath;

// Playwright disables the back/forward cache, and headless browsers do not have it.
test.use({
  expectedComplaints: /404|503/,
  launchOptions: { ...launchOptions, executablePath, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

/** The page of the tab that reads how another one came back. */
const watching = "/icon.svg";

type RestoredPage = { path: string; kept: boolean; why: string };

test("going back shows each public page as it was left, without a request", async ({ page }) => {
  const context = page.context();
  await context.addInitScript((watching) => {
    // The tab that watches fires this event too, sometimes after the page that came back.
    if (location.pathname === watching) return;
    addEventListener("pageshow", ({ persisted }) => {
      const [arrival] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
        notRestoredReasons?: object;
      })[];
      const why = JSON.stringify(arrival?.notRestoredReasons);
      localStorage.setItem("shown", JSON.stringify({ path: location.pathname, kept: persisted, why }));
    });
  }, watching);
  const { kept: keepsPages } = await leaveAndComeBack(context, "/robots.txt");
  if (!keepsPages) console.log("This browser keeps no page that is left: only where they stand was compared.");
  const wrong: string[] = [];
  // Error pages are not kept in the back/forward cache.
  for (const path of (await publicAddresses(page)).filter((address) => !isLostPath(address))) {
    const address = localePath(path, "fr");
    const { "cache-control": caching = "" } = (await page.request.get(address)).headers();
    if (/no-store/.test(caching)) wrong.push(`${address} may not be kept: ${caching}`);
    let back = await leaveAndComeBack(context, address);
    for (let again = 0; again < 3 && keepsPages && !back.kept && isOfTheBrowser(back.why); again++)
      back = await leaveAndComeBack(context, address);
    if (keepsPages && !back.kept) wrong.push(`${address} is made anew: ${back.why}`);
    if (back.top !== back.left) wrong.push(`${address} stands at ${back.top}, not at ${back.left}`);
  }
  expect(wrong).toEqual([]);
});

test("typed and selected values remain after visiting another page and going back", async ({ page }) => {
  await page.goto("/fr/contact");
  const field = page.locator("input[name=name]");
  await field.fill("Amina");
  await page.goto("/fr/about");
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(field).toHaveValue("Amina");

  await page.goto("/fr/sports/judo");
  const tab = page.locator("input[value=facts]");
  await page.locator("label").filter({ has: tab }).click();
  await page.waitForFunction(() => {
    const choice = document.querySelector("input[value=facts]") ?? {};
    return Object.keys(choice).some((key) => key.startsWith("__react"));
  });
  await page.goto("/fr/about");
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(tab).toBeChecked();
});

/** A browser short of time or memory evicts pages for reasons it masks; reasons of the page itself are named. */
const isOfTheBrowser = (why: string) =>
  [...why.matchAll(/"reason":"([^"]*)"/g)].every(([, reason]) => reason === "masked");

/** How a page is restored when it is revisited, and its scroll position when it was `left`. */
async function leaveAndComeBack(
  context: BrowserContext,
  address: string,
): Promise<RestoredPage & { left: number; top: number }> {
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.keyboard.press("Shift");
  // A page that is left while scripts load is not kept.
  await tab.waitForFunction(() => "next" in self || !document.querySelector("#late"));
  await tab.evaluate(() => void scrollTo({ top: 300, behavior: "instant" }));
  const leftAt = await tab.evaluate(() => scrollY);
  await tab.goto("/about");
  const watch = await context.newPage();
  await watch.goto(watching);
  await watch.evaluate(() => localStorage.removeItem("shown"));
  await tab.evaluate(() => void setTimeout(() => history.back()));
  const shownState = () => watch.evaluate((): RestoredPage => JSON.parse(localStorage.getItem("shown") ?? "{}"));
  await expect.poll(async () => (await shownState()).path).toBe(address);
  const answer = await shownState();
  // A reloaded page is scrolled once it is long enough.
  await tab.waitForFunction((leftAt) => scrollY === leftAt, leftAt, { timeout: 10_000 }).catch(() => {});
  const top = await tab.evaluate(() => scrollY);
  await Promise.all([tab.close(), watch.close()]);
  return { ...answer, left: leftAt, top };
}
