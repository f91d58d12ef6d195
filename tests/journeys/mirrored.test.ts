import type { Page } from "@playwright/test";
import { localePath, locales } from "@/lib/core/i18n/routing";
import { expect, test } from "../support/browser/journey";
import { putOn } from "../support/browser/looks";
import { openPage } from "../support/browser/open-page";
import { pagesOf, people } from "../support/browser/people";
import { boxesOf, compareMirrored, levelWords, unmarkedLanguage } from "../support/inspect/mirror";

test.use({ expectedComplaints: /404/ });

/** The heading of a hero is set wider or narrower by language; it begins at the same edge. */
const alike = [/^<h1 class=""> .*div\.hero/];

for (const who of people) {
  test(`the Arabic pages of a ${who} are the mirror image of the French ones (D4)`, async ({ another }) => {
    test.setTimeout(240_000);
    const french = await another();
    const paths = await pagesOf(french, who);
    const arabic = await french.context().newPage();
    const wrong: string[] = [];
    let count = 0;
    for (const path of paths) {
      const [here, there] = await Promise.all([
        boxesAt(french, localePath(path, "fr")),
        boxesAt(arabic, localePath(path, "ar")),
      ]);
      const compared = compareMirrored(here, there, 1280);
      count += compared.count;
      const odd = [...compared.wrong, ...compared.lonely.map((what) => `only in French: ${what}`)];
      wrong.push(...odd.filter((what) => !alike.some((known) => known.test(what))).map((what) => `${path} ${what}`));
    }
    console.log(`${count} boxes of a ${who} mirrored`);
    expect(wrong).toEqual([]);
  });
}

test("a page says its language and direction, and so does what is foreign in it (D4)", async ({ another }) => {
  test.setTimeout(120_000);
  const page = await another();
  const wrong: string[] = [];
  for (const path of await pagesOf(page, "visitor")) {
    for (const locale of locales) {
      const address = localePath(path, locale);
      await openPage(page, address);
      const { lang, dir } = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
      }));
      if (lang !== locale || dir !== (locale === "ar" ? "rtl" : "ltr")) wrong.push(`${address} is in ${lang} ${dir}`);
      wrong.push(...(await unmarkedLanguage(page)).map((what) => `${address} ${what}`));
    }
  }
  expect(wrong).toEqual([]);
});

async function boxesAt(page: Page, address: string) {
  await openPage(page, address);
  await putOn(page, "light");
  await levelWords(page);
  return boxesOf(page);
}
