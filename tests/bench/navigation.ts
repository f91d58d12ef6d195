/**
 * From the click to the painted heading of the next page; 1,000 first acts on a page whose scripts have not come yet, none
 * lost; the delay until a page answers an act, on a processor four times slower.
 * `npm run bench -- navigation`
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { speculation } from "@/lib/server/speculation.ts";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { openCdpClient, type Tab } from "@/tests/support/browser/cdp-client.ts";
import { launchOptions } from "@/tests/support/browser/launch.ts";
import { firstActs, longestDelay, watchDelays } from "./first-acts.ts";
import { note, quantile } from "./results.ts";

const acts = Number(process.env.ACTS ?? 1000);
const hops = Number(process.env.HOPS ?? 200);
const again = "npm run bench -- navigation";
const folder = throwAwayFolder();
const app = await startApp(folder.path);
const browser = await chromium.launch(launchOptions);

const percentiles = (values: number[]) =>
  `p50 ${Math.round(quantile(values, 0.5))} ms, p95 ${Math.round(quantile(values, 0.95))} ms of ${values.length}`;

const pages = ["/sports", "/events", "/sport-jobs", "/pricing", "/about"];
const inMenu = (path: string) => `header nav a[href="${path}"]`;
const menu = pages.map(inMenu);
const cards = ["/sports", "/events"].flatMap((path) => [inMenu(path), `main a[href^="${path}/"]`]);
const bare = createServer((request, answer) =>
  answer.setHeader("content-type", "text/html").end(barePage(request.url)),
);
bare.listen(0);
await once(bare, "listening");
const floor = `http://localhost:${(bare.address() as AddressInfo).port}`;

let late = 0;
const took = { floor: [] as number[], menu: [] as number[], awake: [] as number[], cards: [] as number[] };
while (took.menu.length < hops) {
  took.floor.push(...(await walk(floor, menu, 250)));
  took.menu.push(...(await walk(app.url, menu, 250)));
  took.awake.push(...(await walk(app.url, menu, 250, true)));
  took.cards.push(...(await walk(app.url, cards, 400)));
}
note({
  id: "P5",
  goal: "from click to the painted heading of the next page, p95 <= 100 ms",
  figure:
    `menu ${percentiles(took.menu)}, with scripts loaded ${percentiles(took.awake)}; cards ${percentiles(took.cards)}; ` +
    `a bare page of one heading in the same run ${percentiles(took.floor)}; ${late} not prerendered at the click`,
  command: again,
});

const { lost, delays, floorDelays } = await actFirst();
bare.close();
note({
  id: "P5",
  goal: `first clicks and keystrokes lost: 0 of ${acts}`,
  figure: `${lost.length} of ${acts}${lost.length ? `: ${[...new Set(lost)].join(", ")}` : ""}`,
  command: again,
});
note({
  id: "P5",
  goal: "INP p98 <= 100 ms, CPU 4x slower, first interaction included",
  figure:
    `p98 ${Math.round(quantile(delays, 0.98))} ms of ${delays.length} acts; ` +
    `a press on a bare page with one option in the same run ${Math.round(quantile(floorDelays, 0.98))} ms of ${floorDelays.length}`,
  command: again,
});

await browser.close();
await app.stop();
folder.remove();

/**
 * Follows links as a person does: half a second on the page, then the pointer arrives, rests for `rest` ms and presses, five
 * times round. Milliseconds from each click to what was painted.
 */
async function walk(url: string, links: string[], rest: number, awake = false): Promise<number[]> {
  const tab = await openCdpClient();
  const times: number[] = [];
  await tab.goto(`${url}/`);
  await tab.arrived("/");
  for (const link of [links, links, links, links, links].flat()) {
    if (awake) await wake(tab);
    await tab.evaluate(noteClicks);
    await pause(500);
    const path = await tab.point(link);
    await pause(rest);
    await tab.click();
    await tab.arrived(path);
    const { ahead, painted } = await tab.evaluate(howItCame);
    times.push(painted);
    if (!ahead) late++;
  }
  await tab.close();
  return times;
}

function barePage(url = "/") {
  const nav = pages.map((path) => `<a href="${path}">${path}</a>`).join(" ");
  const rules = `<script type="speculationrules">${speculation}</script>`;
  const choice = "<label><input type=radio> choose</label>";
  return `<!doctype html><header><nav>${nav}</nav></header><h1>${url}</h1>${choice}${rules}`;
}

/** Scripts come with the first touch that needs them. */
async function wake(tab: Tab) {
  await tab.key("Shift");
  await tab.evaluate(
    () => "next" in self || new Promise((done) => addEventListener("recruit:ready", () => done(true), { once: true })),
  );
}

function noteClicks() {
  const note = ({ timeStamp }: Event) => localStorage.setItem("clicked", String(performance.timeOrigin + timeStamp));
  addEventListener("click", note, true);
}

/** Whether the page was made ready before the click, and milliseconds from the click until it was painted. */
async function howItCame() {
  const painted = await new Promise<number>((tell) =>
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === "first-contentful-paint") tell(startTime);
    }).observe({ type: "paint", buffered: true }),
  );
  const [arrival] = performance.getEntriesByType("navigation") as (PerformanceEntry & { activationStart?: number })[];
  const clicked = Number(localStorage.getItem("clicked"));
  return { ahead: (arrival?.activationStart ?? 0) > 0, painted: performance.timeOrigin + painted - clicked };
}

/** Every act on a fresh page without a cache, as soon as the page is there. */
async function actFirst() {
  const lost: string[] = [];
  const delays: number[] = [];
  const floorDelays: number[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  await watchDelays(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (let turn = 0; turn < acts; turn++) {
    const { name, path, act } = firstActs[turn % firstActs.length] ?? firstActs[0];
    await page.goto(app.url + path, { waitUntil: "commit" });
    await act(page).catch(() => lost.push(name));
    delays.push(await longestDelay(page));
    if (turn % firstActs.length) continue;
    await page.goto(floor, { waitUntil: "commit" });
    await page.locator("label").click();
    await pause(300);
    floorDelays.push(await longestDelay(page));
  }
  await context.close();
  return { lost, delays, floorDelays };
}
