/**
 * D2: known barriers are built into one of our pages, one after the other, and the checks that the journeys use look for them.
 * `npm run bench -- barriers`
 */
import { chromium } from "@playwright/test";
import { localePath } from "@/lib/core/i18n/routing";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { awaitScripts, openWhole } from "@/tests/support/browser/controls.ts";
import { launchOptions } from "@/tests/support/browser/launch.ts";
import { putOn } from "@/tests/support/browser/looks.ts";
import { gate } from "@/tests/support/inspect/all-inspectors.ts";
import { type Barrier, barriers, plant } from "@/tests/support/inspect/barriers.ts";
import { note } from "./results.ts";

const path = "/contact";
const folder = throwAwayFolder();
const app = await startApp(folder.path);
const browser = await chromium.launch(launchOptions);
const french = await (await browser.newContext()).newPage();
const arabic = await (await browser.newContext()).newPage();
for (const page of [french, arabic]) {
  page.setDefaultTimeout(30_000);
  await awaitScripts(page);
}

const alarms = [await foundIn({}), await foundIn({ language: "ar" })].filter((found) => found !== undefined);
const missed: string[] = [];
for (const [name, barrier] of Object.entries(barriers)) {
  const found = await foundIn(barrier);
  if (!found) missed.push(name);
  console.log(`${name}: ${found ?? "NOT FOUND"}`.slice(0, 160));
}
const count = Object.keys(barriers).length;
note({
  id: "D2",
  goal: "of known barriers built into a page the gate finds >= 90 %",
  figure: `${count - missed.length} of ${count} (${Math.round((100 * (count - missed.length)) / count)} %), ${alarms.length} false alarms; not found: ${missed.join(", ") || "none"}`,
  command: "npm run bench -- barriers",
});
if (alarms.length > 0) console.error(alarms);

await browser.close();
await app.stop();
folder.remove();

/** The first check that finds something, twice, and what. The page's scripts are there before: taking over, they would mend it. */
async function foundIn(barrier: Barrier): Promise<string | undefined> {
  for (const [page, locale] of [
    [french, "fr"],
    [arabic, "ar"],
  ] as const) {
    await openWhole(page, app.url + localePath(path, locale));
    await putOn(page, "light");
    await plant(page, barrier);
  }
  const page = barrier.language === "ar" ? arabic : french;
  for (const { name, find } of gate) {
    const [found] = await find(page, { french, arabic });
    if (found && (await find(page, { french, arabic })).length > 0) return `${name}: ${found}`;
  }
}
