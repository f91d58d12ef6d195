import type { Page } from "@playwright/test";
import { nameMutations } from "./a11y-mutations-of-names";
import { sightMutations } from "./a11y-mutations-of-sight";
import { touchMutations } from "./a11y-mutations-of-touch";

/** A deliberate defect of a page: markup at the end of <main>, a style, or a script. */
export type A11yMutation = { add?: string; css?: string; act?: () => void; language?: "fr" | "ar" };

export const mutations: Record<string, A11yMutation> = { ...sightMutations, ...touchMutations, ...nameMutations };

export const plant = async (page: Page, { add = "", css = "", act }: A11yMutation) => {
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
