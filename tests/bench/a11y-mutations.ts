/**
 * Known mutations are built into one of our pages, one after the other, and the checks that the journeys use look for them.
 * `npm run bench -- a11y-mutations`
 */
import { chromium } from "@playwright/test";
import { localePath } from "@/lib/platform/i18n/routing";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { awaitScripts, openWhole } from "@/tests/support/browser/controls.ts";
import { launchOptions } from "@/tests/support/browser/launch.ts";
import { putOn } from "@/tests/support/browser/looks.ts";
import { type A11yMutation, mutations, plant } from "@/tests/support/inspect/a11y-mutations.ts";
import {
  asItIs,
  axeAndPixelsIn,
  byKeyboard,
  type Inspector,
  narrow,
  spacedOut,
} from "@/tests/support/inspect/inspectors.ts";
import { unmarkedLanguage, wrongLanguage } from "@/tests/support/inspect/languages.ts";
import { boxesOf, compareMirrored, levelWords } from "@/tests/support/inspect/mirror.ts";
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
for (const [name, barrier] of Object.entries(mutations)) {
  const found = await foundIn(barrier);
  if (!found) missed.push(name);
  console.log(`${name}: ${found ?? "NOT FOUND"}`.slice(0, 160));
}
const count = Object.keys(mutations).length;
note({
  id: "D2",
  goal: "share of accessibility defects planted in a page that the checks find >= 90 %",
  figure: `${count - missed.length} of ${count} (${Math.round((100 * (count - missed.length)) / count)} %), ${alarms.length} false alarms; not found: ${missed.join(", ") || "none"}`,
  command: "npm run bench -- a11y-mutations",
});
if (alarms.length > 0) console.error(alarms);

await browser.close();
await app.stop();
folder.remove();

/** The first inspection that finds something, twice, and what. The page's scripts are there before: taking over, they would mend it. */
async function foundIn(barrier: A11yMutation): Promise<string | undefined> {
  for (const [page, locale] of [
    [french, "fr"],
    [arabic, "ar"],
  ] as const) {
    await openWhole(page, app.url + localePath(path, locale));
    await putOn(page, "light");
    await plant(page, barrier);
  }
  const locale = barrier.language === "ar" ? "ar" : "fr";
  const page = locale === "ar" ? arabic : french;
  const language: Inspector = (page) => wrongLanguage(page, locale);
  for (const find of [
    axeAndPixelsIn("light"),
    ...asItIs,
    language,
    unmarkedLanguage,
    byKeyboard,
    axeAndPixelsIn("dark"),
    narrow,
    spacedOut,
    mirrored,
  ]) {
    const [found] = await find(page);
    if (found && (await find(page)).length > 0) return found;
  }
}

async function mirrored() {
  const boxes = [];
  for (const page of [french, arabic]) {
    await putOn(page, "light");
    await levelWords(page);
    boxes.push(await boxesOf(page));
  }
  return compareMirrored(boxes[0] ?? [], boxes[1] ?? [], 1280).wrong;
}
