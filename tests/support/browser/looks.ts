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
 * Display settings of readers, and the checks that each can break. 320 by 256 is also a window of 1280 by 1024 at 400 %
 * (WCAG 1.4.10). Forced colors are the reader's; computed styles still return ours.
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

/** The current look of each page, which only `putOn` changes. */
const currentLooks = new WeakMap<Page, string>();

/** Applies a look without reloading the page and finishes animations; does nothing if it is applied already. */
export async function putOn(page: Page, name: LookName) {
  const { size, colors = "light", forced, text = "100%" }: Look = looks[name];
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
  const reader = `${colors} ${forced}`;
  if (currentLooks.get(page) !== reader)
    await page.emulateMedia({
      colorScheme: colors,
      forcedColors: forced ? "active" : "none",
      reducedMotion: "reduce",
    });
  currentLooks.set(page, reader);
  await page.evaluate(async (fontSize) => {
    const { style } = document.documentElement;
    if (style.fontSize !== fontSize) style.fontSize = fontSize;
    await document.fonts.ready;
    // Not awaited: a browser with nothing to paint may delay them forever.
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) < 1000) animation.finish();
  }, text);
}
