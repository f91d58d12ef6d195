import type { Page } from "@playwright/test";
import { type LookName, looks, putOn } from "../browser/looks";
import { askAxe, bringAxe } from "./axe";
import { tabThrough } from "./by-keyboard";
import { edgeless } from "./edges";
import { moving } from "./motion";
import { misnamed } from "./names";
import { faintWords } from "./pixels";
import { cutOff, spaceBack, spaceOut, tooWide } from "./reflow";
import { measureTargets } from "./targets";

/** Finds faults of an open page and restores it, except for the look. */
export type Inspector = (page: Page) => Promise<string[]>;

/** What axe finds in this look; undecided contrasts over pictures are ignored. */
export const axeIn =
  (look: LookName): Inspector =>
  async (page) =>
    (await runAxe(page, look)).wrong;

/** The same, and for texts over pictures the contrast measured from the pixels. Nothing may cover the page. */
export const axeAndPixelsIn =
  (look: LookName): Inspector =>
  async (page) => {
    const { wrong, unseen } = await runAxe(page, look);
    return unseen.length > 0 && (look === "light" || look === "dark")
      ? [...wrong, ...(await faintWords(page, unseen))]
      : wrong;
  };

async function runAxe(page: Page, look: LookName) {
  await putOn(page, look);
  await bringAxe(page);
  const { wrong, doubts } = await askAxe(page, looks[look].rules);
  // Frames contain a PDF, which is not inspected here.
  const unsure = doubts.filter(({ rule }) => rule !== "color-contrast" && rule !== "frame-tested");
  return {
    wrong: [...wrong, ...unsure.map(({ rule, target, why }) => `${rule} ${target}: axe is not sure, ${why}`)],
    unseen: doubts.filter(({ rule }) => rule === "color-contrast").map(({ target }) => target),
  };
}

/** Controls and pictures without a name. */
export const nameless: Inspector = async (page) => {
  await bringAxe(page);
  return (await askAxe(page, "names")).wrong;
};

export const fits: Inspector = async (page) => (await tooWide(page)).map((fault) => `too wide: ${fault}`);

async function smallTargets(page: Page) {
  const { count, wrong } = await measureTargets(page);
  return count > 3 ? wrong.map((fault) => `too small: ${fault}`) : [`only ${count} controls to measure`];
}

/** Inspections of the page as first displayed. */
export const asItIs: Inspector[] = [misnamed, moving, smallTargets];

export const byKeyboard: Inspector = async (page) => {
  await putOn(page, "light");
  const { stops, wrong } = await tabThrough(page);
  return stops > 5 ? wrong : [...wrong, `only ${stops} stops by keyboard`];
};

export const edgesInForcedColours: Inspector = async (page) => {
  await putOn(page, "forced colours");
  return edgeless(page);
};

export const fitsNarrow: Inspector = async (page) => {
  await putOn(page, "320 px");
  return fits(page);
};

export const narrow: Inspector = async (page) => [...(await fitsNarrow(page)), ...(await smallTargets(page))];

/** With WCAG text spacing, in a narrow window and in a wide one. */
export const spacedOut: Inspector = async (page) => {
  await spaceOut(page);
  const wrong = [];
  for (const look of ["320 px", "light"] as const) {
    await putOn(page, look);
    wrong.push(...(await fits(page)), ...(await cutOff(page)).map((fault) => `cut off: ${fault}`));
  }
  await spaceBack(page);
  return wrong;
};
