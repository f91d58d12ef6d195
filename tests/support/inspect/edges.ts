import type { Page } from "@playwright/test";

/** Buttons and fields that neither a border nor a text nor an icon distinguishes from the page. */
export const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = ".btn, button, input:not([type=hidden], .vh), select, textarea, .chip, .switch";
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!control.checkVisibility()) return [];
      const style = getComputedStyle(control);
      const edged = style.borderStyle !== "none" && Number.parseFloat(style.borderWidth) > 0;
      const content = control.matches("button, .btn") && (control.textContent?.trim() || control.querySelector("svg"));
      const native = style.appearance !== "none" || control.closest(".pick") !== null;
      return edged || content || native ? [] : [`no edge: ${control.outerHTML.slice(0, 90)}`];
    });
  });
