/**
 * P5: from the click to the painted heading of the next page; 1,000 first acts on a page whose scripts have not come yet, none
 * lost; the delay until a page answers an act, on a processor four times slower.
 * `npm run bench -- navigation`
 */
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launchOptions } from "@/tests/support/browser.ts";
import { firstActs } from "./first-acts.ts";
import { note, quantile } from "./results.ts";

const acts = Number(process.env.ACTS ?? 1000);
const hops = Number(process.env.HOPS ?? 200);
const again = "npm run bench -- navigation";
const folder = throwAwayFolder();
const app = await startApp(folder.path);
const browser = await chromium.launch(launchOptions);

const told = (values: number[]) =>
  `p50 ${Math.round(quantile(values, 0.5))} ms, p95 ${Math.round(quantile(values, 0.95))} ms of ${values.length}`;

const asDocuments = await walk(false);
const softly = await walk(true);
note({
  id: "P5",
  goal: "click to the next page's heading painted, p95 <= 100 ms",
  figure: `as documents ${told(asDocuments)}; with scripts awake ${told(softly)}`,
  command: again,
});

const { lost, delays } = await actFirst();
note({
  id: "P5",
  goal: `first clicks and keystrokes lost: 0 of ${acts}`,
  figure: `${lost.length} of ${acts}${lost.length ? `: ${[...new Set(lost)].join(", ")}` : ""}`,
  command: again,
});
note({
  id: "P5",
  goal: "INP p98 <= 100 ms, processor 4x slower, first act included",
  figure: `p98 ${Math.round(quantile(delays, 0.98))} ms of ${delays.length} acts`,
  command: again,
});

await browser.close();
await app.stop();
folder.remove();

/** Follows links of the main menu as a person does: the pointer arrives, rests a quarter of a second and presses. Milliseconds. */
async function walk(awake: boolean): Promise<number[]> {
  const context = await newContext();
  await context.addInitScript(() => {
    const now = (at: number) => String(performance.timeOrigin + at);
    addEventListener("click", ({ timeStamp }) => sessionStorage.setItem("clicked", now(timeStamp)), true);
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === "first-contentful-paint") sessionStorage.setItem("painted", now(startTime));
    }).observe({ type: "paint", buffered: true });
  });
  const page = await context.newPage();
  const took: number[] = [];
  await page.goto(`${app.url}/`);
  while (took.length < hops) {
    for (const path of ["/sports", "/news", "/events", "/sport-jobs", "/pricing"]) {
      if (awake) await wake(page);
      await page.evaluate(() => sessionStorage.removeItem("painted"));
      const link = page.locator(`header nav a[href="${path}"]`).first();
      if (awake) await noteHeading(page);
      await link.hover();
      await page.waitForTimeout(250);
      await link.click();
      await page.waitForURL(`${app.url}${path}`);
      await page.waitForFunction(() => sessionStorage.getItem("painted") !== null);
      took.push(
        await page.evaluate(
          () => Number(sessionStorage.getItem("painted")) - Number(sessionStorage.getItem("clicked")),
        ),
      );
    }
  }
  await context.close();
  return took;
}

/** Scripts come with the first touch that needs them. */
async function wake(page: Page) {
  const ready = page.evaluate(
    () =>
      document.documentElement.dataset.awake ??
      new Promise((done) => addEventListener("recruit:ready", () => done(true), { once: true })),
  );
  await page.keyboard.press("Shift");
  await ready;
  await page.evaluate(() => {
    document.documentElement.dataset.awake = "yes";
  });
}

/** Where no document is loaded, the heading's own change is waited for. */
function noteHeading(page: Page) {
  return page.evaluate(() => {
    const before = document.querySelector("h1");
    const watch = new MutationObserver(() => {
      const heading = document.querySelector("h1");
      if (!heading || heading === before) return;
      watch.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => sessionStorage.setItem("painted", String(performance.timeOrigin + performance.now()))),
      );
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

/** Every act on a fresh page without a cache, as soon as the page is there. */
async function actFirst() {
  const lost: string[] = [];
  const delays: number[] = [];
  const context = await newContext();
  await context.addInitScript(() => {
    // A browser without a screen paints nothing where nothing changes, and a key would be timed until something does.
    const tick = () => {
      document.documentElement?.style.setProperty(
        "outline",
        `1px solid rgb(0 0 ${Math.round(performance.now()) % 256})`,
      );
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    const seen: number[] = [];
    Object.assign(self, { delays: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (let turn = 0; turn < acts; turn++) {
    const { name, path, act } = firstActs[turn % firstActs.length] ?? firstActs[0];
    await page.goto(app.url + path, { waitUntil: "commit" });
    await act(page).catch(() => lost.push(name));
    delays.push(Math.max(0, ...(await page.evaluate(() => (self as { delays?: number[] }).delays ?? []))));
  }
  await context.close();
  return { lost, delays };
}

function newContext(): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
}
