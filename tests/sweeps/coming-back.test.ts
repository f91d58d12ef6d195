import type { BrowserContext } from "@playwright/test";
import { localePath } from "@/lib/core/i18n/routing";
import { isLostPath } from "@/lib/front/addresses";
import { publicAddresses } from "../support/browser/addresses";
import { expect, test } from "../support/browser/journey";
import { installedBrowser, launchOptions } from "../support/browser/launch";

const executablePath = installedBrowser() ?? launchOptions.executablePath;

// Playwright forbids browsers to keep a page that is left; people's browsers do, and the one without a window cannot.
test.use({
  expectedComplaints: /404|503/,
  launchOptions: { ...launchOptions, executablePath, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

type Shown = { path: string; kept: boolean; top: number; why: string };

test("who comes back finds each public page as it was left, and nothing is asked for again (D10)", async ({ page }) => {
  const context = page.context();
  await context.addInitScript(() =>
    addEventListener("pageshow", ({ persisted }) => {
      const [arrival] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
        notRestoredReasons?: object;
      })[];
      const why = JSON.stringify(arrival?.notRestoredReasons);
      localStorage.setItem("shown", JSON.stringify({ path: location.pathname, kept: persisted, top: scrollY, why }));
    }),
  );
  const { kept: keepsPages } = await leaveAndComeBack(context, "/robots.txt");
  if (!keepsPages) console.log("This browser keeps no page that is left: only where they stand was compared.");
  const wrong: string[] = [];
  // Browsers keep no page of a failure.
  for (const path of (await publicAddresses(page)).filter((address) => !isLostPath(address))) {
    const address = localePath(path, "fr");
    const { kept, top, left, why } = await leaveAndComeBack(context, address);
    if (keepsPages && !kept) wrong.push(`${address} is made anew: ${why}`);
    if (top !== left) wrong.push(`${address} stands at ${top}, not at ${left}`);
  }
  expect(wrong).toEqual([]);
});

test("what was written and chosen is still there after a look at another page (D10)", async ({ page }) => {
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

/** How a page is shown to who comes back to it, and how far down it stood when it was `left`. */
async function leaveAndComeBack(context: BrowserContext, address: string): Promise<Shown & { left: number }> {
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.keyboard.press("Shift");
  // A browser gives up a page that is left while scripts are on their way.
  await tab.waitForFunction(() => "next" in self || !document.querySelector("#late"));
  await tab.evaluate(() => void scrollTo({ top: 300, behavior: "instant" }));
  const left = await tab.evaluate(() => scrollY);
  await tab.goto("/about");
  const watch = await context.newPage();
  await watch.goto("/icon.svg");
  await tab.evaluate(() => void setTimeout(() => history.back()));
  const shown = () => watch.evaluate((): Shown => JSON.parse(localStorage.getItem("shown") ?? "{}"));
  await expect.poll(async () => (await shown()).path).toBe(address);
  const answer = await shown();
  await Promise.all([tab.close(), watch.close()]);
  return { ...answer, left };
}
