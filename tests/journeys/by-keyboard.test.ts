import type { Page } from "@playwright/test";
import { localePath } from "@/lib/core/i18n/routing";
import { expect, test } from "../support/browser/journey";
import { pagesOf, people } from "../support/browser/people";
import { tabThrough } from "../support/inspect/by-keyboard";

const wide = { width: 1280, height: 800 };

test.use({ expectedComplaints: /404/ });

for (const who of people) {
  test(`a ${who} reaches every control with the Tab key, in order, and sees where the focus is (D3)`, async ({
    another,
  }) => {
    test.setTimeout(600_000);
    const page = await another({ reducedMotion: "reduce", viewport: wide });
    const wrong: string[] = [];
    for (const path of await pagesOf(page, who)) {
      await page.goto(localePath(path, "fr"));
      const walk = await tabThrough(page);
      expect(walk.stops, path).toBeGreaterThan(5);
      wrong.push(...walk.wrong.map((what) => `${path} ${what}`));
    }
    expect(wrong).toEqual([]);
  });
}

test("in the reader's own colours every control still has an edge or words (D6)", async ({ another }) => {
  test.setTimeout(120_000);
  const page = await another({ forcedColors: "active", reducedMotion: "reduce", viewport: wide });
  const wrong: string[] = [];
  for (const path of await pagesOf(page, "recruiter")) {
    await page.goto(localePath(path, "en"));
    wrong.push(...(await edgeless(page)).map((what) => `${path} ${what}`));
  }
  expect(wrong).toEqual([]);
});

/** Buttons and fields that neither an edge nor a word nor a drawn line tells from the page. */
const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = ".btn, button, input:not([type=hidden], .vh), select, textarea, .chip, .switch";
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!control.checkVisibility()) return [];
      const style = getComputedStyle(control);
      const edged = style.borderStyle !== "none" && Number.parseFloat(style.borderWidth) > 0;
      const said = control.matches("button, .btn") && (control.textContent?.trim() || control.querySelector("svg"));
      const native = style.appearance !== "none" || control.closest(".pick") !== null;
      return edged || said || native ? [] : [control.outerHTML.slice(0, 90)];
    });
  });
