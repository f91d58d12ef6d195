import { expect, test } from "../support/browser/journey";
import { openTab } from "../support/browser/tab";

/** How the page in front came, and what runs on it. */
function arrival() {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  return {
    ahead: (entry?.activationStart ?? 0) > 0,
    anew: entry?.type === "reload",
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
      expect(await tab.evaluate(arrival)).toEqual({ ahead: true, anew: false, heading: true, scripts: 0 });
    }
  } finally {
    await tab.close();
  }
});

test("a page that was made ready long ago is asked for again when it is shown (P5)", async ({ origin }) => {
  const tab = await openTab();
  try {
    await tab.goto(`${origin}/fr`);
    await tab.arrived("/fr");
    await tab.point('header nav a[href="/fr/events"]');
    await tab.madeReady("/fr/events");
    await tab.evaluateBehind(() => {
      performance.now = () => 31_000;
    });
    await tab.click();
    await expect
      .poll(() => tab.evaluate(arrival).catch(() => "on its way"))
      .toEqual({ ahead: false, anew: true, heading: true, scripts: 0 });
  } finally {
    await tab.close();
  }
});
