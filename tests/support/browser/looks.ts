import type { Page } from "@playwright/test";
import type { Rules } from "../inspect/axe";
import { everything } from "../inspect/sweep";

type Look = {
  size: { width: number; height: number };
  colors?: "light" | "dark";
  forced?: boolean;
  text?: "100%" | "200%";
  rules: Rules;
};

const wide = { width: 1280, height: 800 };

/**
 * How a page may look to the one who reads it, and what can be wrong then that was not before. 320 by 256 is also a window of
 * 1280 by 1024 at 400 % (WCAG 1.4.10). The colours that are forced are the reader's own; computed styles go on naming ours.
 */
export const looks = {
  light: { size: wide, rules: "all" },
  "320 px": { size: { width: 320, height: 256 }, rules: everything ? "all" : "all but colors" },
  dark: { size: wide, colors: "dark", rules: "colors" },
  "200 % text": { size: wide, text: "200%", rules: "sizes" },
  "forced colours": { size: wide, forced: true, rules: "sizes" },
} satisfies Record<string, Look>;

export type LookName = keyof typeof looks;
export const lookNames = Object.keys(looks) as LookName[];

/** What each page was last told of its reader; nothing but `putOn` tells it. */
const told = new WeakMap<Page, string>();

/** Shows the page so, without loading it again; what was to move for a moment has done so. A page that is shown so already is not laid out anew. */
export async function putOn(page: Page, name: LookName) {
  const { size, colors = "light", forced, text = "100%" }: Look = looks[name];
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
  const reader = `${colors} ${forced}`;
  if (told.get(page) !== reader)
    await page.emulateMedia({
      colorScheme: colors,
      forcedColors: forced ? "active" : "none",
      reducedMotion: "reduce",
    });
  told.set(page, reader);
  await page.evaluate(async (fontSize) => {
    const { style } = document.documentElement;
    if (style.fontSize !== fontSize) style.fontSize = fontSize;
    await document.fonts.ready;
    // Not awaited: a browser that has nothing new to paint may let them wait for ever.
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) < 1000) animation.finish();
  }, text);
}
