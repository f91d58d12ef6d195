import type { Page } from "@playwright/test";
import { namedBarriers } from "./barriers-of-names";
import { seenBarriers } from "./barriers-of-sight";
import { touchedBarriers } from "./barriers-of-touch";

/** A deliberate defect of a page: markup at the end of <main>, a style, or a script. */
export type Barrier = { add?: string; css?: string; act?: () => void; language?: "fr" | "ar" };

export const barriers: Record<string, Barrier> = { ...seenBarriers, ...touchedBarriers, ...namedBarriers };

export const plant = async (page: Page, { add = "", css = "", act }: Barrier) => {
  await page.evaluate(
    ({ add, css }) => {
      document.querySelector("main .wrap")?.insertAdjacentHTML("beforeend", add);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    { add, css },
  );
  if (act) await page.evaluate(act);
};
