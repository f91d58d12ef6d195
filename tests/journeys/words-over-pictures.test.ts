import type { Page } from "@playwright/test";
import { localePath } from "@/lib/core/i18n/routing";
import { expect, test } from "../support/browser/journey";
import { type LookName, putOn } from "../support/browser/looks";
import { openPage } from "../support/browser/open-page";
import { pagesOf, people } from "../support/browser/people";
import { askAxe, bringAxe } from "../support/inspect/axe";
import { faintWords } from "../support/inspect/pixels";

test.use({ expectedComplaints: /404/ });

/** They take turns: the pictures behind the words are the same in every language. */
const seen: [locale: "fr" | "ar", look: LookName][] = [
  ["fr", "light"],
  ["ar", "dark"],
];

for (const who of people) {
  test(`words of a ${who} stand out from what is painted behind them, where no style says what that is (D1, D7)`, async ({
    another,
  }) => {
    test.setTimeout(300_000);
    const first = await another();
    const paths = await pagesOf(first, who);
    const all = await Promise.all(
      seen.map(async ([locale, look], turn) => {
        const page = await first.context().newPage();
        const wrong: string[] = [];
        for (const path of paths.filter((_, at) => at % seen.length === turn)) {
          await openPage(page, localePath(path, locale));
          await putOn(page, look);
          wrong.push(...(await faintOn(page)).map((what) => `${localePath(path, locale)} (${look}) ${what}`));
        }
        return wrong;
      }),
    );
    expect(all.flat()).toEqual([]);
  });
}

async function faintOn(page: Page): Promise<string[]> {
  await bringAxe(page);
  const { doubts } = await askAxe(page, "colors");
  const unseen = doubts.filter(({ rule }) => rule === "color-contrast").map(({ target }) => target);
  return unseen.length ? faintWords(page, unseen) : [];
}
