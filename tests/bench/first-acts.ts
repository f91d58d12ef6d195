import { type BrowserContext, expect, type Page } from "@playwright/test";

type FirstAct = { name: string; path: string; act: (page: Page) => Promise<void> };

const patience = { timeout: 15_000 };

/** What somebody may do the moment a page is there, and the sign that it was not lost. */
export const firstActs: [FirstAct, ...FirstAct[]] = [
  {
    name: "type into the search of sports",
    path: "/sports",
    act: async (page) => {
      await page.getByRole("searchbox").pressSequentially("judo");
      await expect(page.locator(".quilt.page a").filter({ visible: true })).toHaveCount(1, patience);
    },
  },
  {
    name: "press a button that needs its script",
    path: "/auth",
    act: async (page) => {
      await page.getByRole("button", { name: "Show password" }).click();
      await expect(page.locator("input[name=password]")).toHaveAttribute("type", "text", patience);
    },
  },
  {
    name: "fill a form while its scripts come",
    path: "/contact",
    act: async (page) => {
      await page.locator("input[name=name]").pressSequentially("Ada");
      await page.locator("input[name=email]").pressSequentially("ada@club.example");
      await page.waitForFunction(() => "next" in self, undefined, patience);
      await expect(page.locator("input[name=name]")).toHaveValue("Ada");
      await expect(page.locator("input[name=email]")).toHaveValue("ada@club.example");
    },
  },
  {
    name: "choose a level",
    path: "/sports/judo",
    act: async (page) => {
      await page
        .locator("label")
        .filter({ has: page.locator("input[value=amateur]") })
        .click();
      await page.waitForFunction(() => "next" in self, undefined, patience);
      await expect(page.locator("input[value=amateur]")).toBeChecked(patience);
    },
  },
  {
    name: "open the languages",
    path: "/about",
    act: async (page) => {
      await page.locator("button.lang").first().click();
      await expect(page.locator("#languages")).toBeVisible(patience);
    },
  },
  {
    name: "follow a link",
    path: "/sports",
    act: async (page) => {
      await page.locator("a[href='/sports/judo']").first().click();
      await expect(page).toHaveURL(/\/sports\/judo$/, patience);
    },
  },
  {
    name: "search the news",
    path: "/news",
    act: async (page) => {
      await page.getByRole("searchbox").pressSequentially("qwertz");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/q=qwertz/, patience);
    },
  },
  {
    name: "search by the button, without waiting",
    path: "/sports",
    act: async (page) => {
      await page.getByRole("searchbox").fill("judo");
      await page.locator("main form button[type=submit]").first().click();
      await expect(page.locator(".quilt.page a").filter({ visible: true })).toHaveCount(1, patience);
    },
  },
];

/** Notes how long each act took to be painted. */
export async function watchDelays(context: BrowserContext) {
  await context.addInitScript(() => {
    // A browser without a screen paints nothing where nothing changes, and a key would be timed until something does.
    const ever = new CSSStyleSheet();
    ever.replaceSync(
      "@keyframes ever { to { color: #111 } } html::after { content: '.'; position: fixed; animation: ever 1s infinite }",
    );
    document.adoptedStyleSheets = [ever];
    const seen: number[] = [];
    Object.assign(self, { delays: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

export function longestDelay(page: Page) {
  return page.evaluate(() => Math.max(0, ...((self as { delays?: number[] }).delays ?? [])));
}
