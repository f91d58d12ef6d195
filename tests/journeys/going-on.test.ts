import { expect, test } from "../support/journey";
import { openTab } from "../support/tab";

/** How the page in front came, and what runs on it. */
function arrival() {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & { activationStart?: number })[];
  return {
    ahead: (entry?.activationStart ?? 0) > 0,
    heading: document.querySelector("h1")?.checkVisibility(),
    scripts: document.querySelectorAll("script[src]").length,
  };
}

test("a page that is pointed at is ready when its link is pressed (P5)", async ({ origin }) => {
  const tab = await openTab();
  try {
    await tab.goto(`${origin}/fr`);
    await tab.arrived("/fr");
    for (const path of ["/fr/sports", "/fr/events", "/fr/pricing"]) {
      await tab.point(`header nav a[href="${path}"]`);
      await tab.madeReady(path);
      await tab.click();
      await tab.arrived(path);
      expect(await tab.evaluate(arrival)).toEqual({ ahead: true, heading: true, scripts: 0 });
    }
  } finally {
    await tab.close();
  }
});
