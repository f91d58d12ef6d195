/**
 * Scripts that come with the first touch (lib/server/loader.js) beside scripts that come at idle, turn and turn about, on one
 * server: a proxy puts the other loader into its pages. Taps at random moments of the first 3 seconds on a phone with a
 * processor four times slower, and Lighthouse. `npm run bench -- loading`; PART=taps or PART=lighthouse takes one half.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, expect, type Locator, type Page } from "@playwright/test";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launchOptions } from "@/tests/support/browser/launch.ts";
import { longestDelay, watchDelays } from "./first-acts.ts";
import { runLighthouse } from "./lighthouse-run.ts";
import { bothLoaders } from "./other-loader.ts";
import { median, note, quantile } from "./results.ts";

const taps = Number(process.env.TAPS ?? 100);
const runs = Number(process.env.RUNS ?? 3);
const part = process.env.PART;
const command = "npm run bench -- loading";

const folder = throwAwayFolder();
const app = await startApp(folder.path);
const offer =
  /href="(\/sport-jobs\/(?!new)[\w-]+)"/.exec(await (await fetch(`${app.url}/sport-jobs`)).text())?.[1] ?? "";
const ways = await bothLoaders(app.url);
const names = ["touch", "idle"] as const;
const both = (tell: (way: (typeof names)[number]) => string) =>
  `with the first touch ${tell("touch")}, at idle ${tell("idle")}`;

type Act = { name: string; path: string; tap: (page: Page) => Promise<void>; isDone: (page: Page) => Locator };
const acts: [Act, ...Act[]] = [
  {
    name: "show the password",
    path: "/auth",
    tap: (page) => page.getByRole("button", { name: "Show password" }).tap(),
    isDone: (page) => page.locator("input[name=password][type=text]"),
  },
  {
    name: "open the menu",
    path: "/about",
    tap: (page) => page.locator("header button.menu").tap(),
    isDone: (page) => page.locator("#menu"),
  },
  {
    name: "filter the sports",
    path: "/sports",
    tap: (page) => page.getByRole("searchbox").pressSequentially("judo"),
    isDone: (page) => page.locator(".quilt.page > :only-child a"),
  },
  {
    name: "save an offer",
    path: offer,
    tap: (page) => page.locator("form.wish button").tap(),
    isDone: (page) => page.locator("form.wish .refused, [data-sonner-toast]").first(),
  },
];

if (part !== "lighthouse") await compareTaps();
if (part !== "taps") await compareLighthouse();
for (const { close } of Object.values(ways)) close();
await app.stop();
folder.remove();

async function compareTaps() {
  const browser = await chromium.launch(launchOptions);
  const moments = Array.from({ length: taps }, () => Math.random() * 3_000);
  const [touch, idle] = await Promise.all(names.map((way) => tapAt(browser, ways[way].url, moments)));
  const seen = { touch, idle } as Record<(typeof names)[number], Awaited<ReturnType<typeof tapAt>>>;
  await browser.close();
  note({
    id: "P5",
    goal: `scripts with the first touch or at idle: ${taps} first acts at random moments of 3 s, CPU 4x slower`,
    figure:
      `lost: ${both((way) => counted(seen[way].lost))}; ` +
      `INP p98: ${both((way) => `${Math.round(quantile(seen[way].delays, 0.98))} ms`)} (p50 ${names.map((way) => Math.round(median(seen[way].delays))).join(" and ")} ms); ` +
      `KB of scripts and payload without a touch: ${both((way) => String(Math.round(seen[way].bytes / 1024)))}`,
    command,
  });
}

async function tapAt(browser: Browser, url: string, moments: number[]) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, locale: "en-GB" });
  await watchDelays(context);
  await context.addInitScript(() => addEventListener("recruit:ready", () => Object.assign(self, { isReady: true })));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(`${url}/about`);
  await sleep(4_000);
  const bytes = await page.evaluate(() => {
    const late = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return late.filter(({ name }) => /\.js\b|\/_late\//.test(name)).reduce((sum, one) => sum + one.transferSize, 0);
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const lost: string[] = [];
  const delays: number[] = [];
  for (const [turn, moment] of moments.entries()) {
    const { name, path, tap, isDone } = acts[turn % acts.length] ?? acts[0];
    await page.goto(url + path, { waitUntil: "commit" });
    await sleep(moment);
    await tap(page);
    const isShown = (timeout: number) => expect(isDone(page)).toBeVisible({ timeout });
    // Lost is what has no effect although all scripts are there.
    const isLost = await isShown(2_000)
      .catch(() => page.waitForFunction(() => "isReady" in self).then(() => isShown(4_000)))
      .then(
        () => false,
        () => true,
      );
    if (isLost) lost.push(name);
    delays.push(await longestDelay(page).catch(() => 0));
  }
  await context.close();
  return { lost, delays, bytes };
}

function counted(lost: string[]) {
  const kinds = [...new Set(lost)].map((name) => `${name} ${lost.filter((one) => one === name).length}`);
  return `${lost.length}${lost.length ? ` (${kinds.join(", ")})` : ""}`;
}

async function compareLighthouse() {
  const pages = ["/", "/auth", "/sports/judo"];
  const scores = { touch: [] as number[], idle: [] as number[] };
  const told: string[] = [];
  for (const path of pages) {
    const reports = {
      touch: [] as Awaited<ReturnType<typeof runLighthouse>>[],
      idle: [] as Awaited<ReturnType<typeof runLighthouse>>[],
    };
    for (let run = 0; run < runs; run++)
      for (const way of names) reports[way].push(await runLighthouse(ways[way].url + path));
    const of = (way: (typeof names)[number], audit: string) =>
      Math.round(median(reports[way].map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)));
    const scoreOf = (way: (typeof names)[number]) =>
      Math.round(100 * median(reports[way].map(({ categories }) => categories.performance?.score ?? 0)));
    for (const way of names) scores[way].push(scoreOf(way));
    const tell = (way: (typeof names)[number]) =>
      `${scoreOf(way)} (FCP ${of(way, "first-contentful-paint")}, LCP ${of(way, "largest-contentful-paint")}, TBT ${of(way, "total-blocking-time")} ms)`;
    told.push(`${path} ${both(tell)}`);
    console.log(told.at(-1));
  }
  note({
    id: "P4",
    goal: "scripts with the first touch or at idle: Lighthouse performance on a phone",
    figure: `${told.join("; ")}; medians of ${runs}`,
    command,
  });
}
