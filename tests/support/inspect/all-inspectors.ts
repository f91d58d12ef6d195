import type { Page } from "@playwright/test";
import { looks, putOn } from "../browser/looks";
import { askAxe, bringAxe } from "./axe";
import { tabThrough } from "./by-keyboard";
import { boxesOf, compareMirrored, levelWords, unmarkedLanguage } from "./mirror";
import { moving } from "./motion";
import { misnamed } from "./names";
import { faintWords } from "./pixels";
import { cutOff, spaceBack, spaceOut, tooWide } from "./reflow";
import { measureTargets } from "./targets";

/** The same page in two languages. */
export type Pair = { french: Page; arabic: Page };
export type Check = { name: string; find: (page: Page, pair: Pair) => Promise<string[]> };

const axeIn = (look: "light" | "dark") => async (page: Page) => {
  await putOn(page, look);
  await bringAxe(page);
  const { wrong, doubts } = await askAxe(page, looks[look].rules);
  const unseen = doubts.filter(({ rule }) => rule === "color-contrast").map(({ target }) => target);
  return [...wrong, ...(unseen.length && !wrong.length ? await faintWords(page, unseen) : [])];
};

/** The whole gate, in the order in which its checks may follow each other on one page: the later ones change it. */
export const gate: Check[] = [
  { name: "axe", find: axeIn("light") },
  { name: "names", find: misnamed },
  { name: "languages", find: unmarkedLanguage },
  { name: "motion", find: moving },
  { name: "targets", find: async (page) => (await measureTargets(page)).wrong },
  { name: "keyboard", find: async (page) => (await tabThrough(page)).wrong },
  { name: "axe in the dark", find: axeIn("dark") },
  { name: "320 px", find: narrow },
  { name: "spacing", find: spaced },
  { name: "mirror", find: mirrored },
];

async function narrow(page: Page) {
  await putOn(page, "320 px");
  return [...(await tooWide(page)), ...(await measureTargets(page)).wrong];
}

async function spaced(page: Page) {
  await spaceOut(page);
  const wrong = [...(await tooWide(page)), ...(await cutOff(page))];
  await spaceBack(page);
  return wrong;
}

async function mirrored(_: Page, { french, arabic }: Pair) {
  const boxes = [];
  for (const page of [french, arabic]) {
    await putOn(page, "light");
    await levelWords(page);
    boxes.push(await boxesOf(page));
  }
  return compareMirrored(boxes[0] ?? [], boxes[1] ?? [], 1280).wrong;
}
