import type { Page } from "@playwright/test";

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

export const pictureLooks = {
  "wide-light": { size: wide, colors: "light" },
  "wide-dark": { size: wide, colors: "dark" },
  "narrow-light": { size: narrow, colors: "light" },
  "narrow-dark": { size: narrow, colors: "dark" },
} as const;

export type PictureLook = keyof typeof pictureLooks;

export async function showIn(page: Page, look: PictureLook) {
  const { size, colors } = pictureLooks[look];
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: colors, reducedMotion: "reduce" });
}
