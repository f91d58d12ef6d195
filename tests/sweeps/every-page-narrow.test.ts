import type { Locale } from "@/lib/core/i18n/routing";
import { expect, test } from "../support/browser/journey";
import { putOn } from "../support/browser/looks";
import { pagesOf, people } from "../support/browser/people";
import { narrow, spacedOut } from "../support/inspect/inspectors";
import { type Box, boxesOf, compareMirrored, levelWords } from "../support/inspect/mirror";
import { isTurnOf, sweep } from "../support/inspect/sweep";

test.use({ expectedComplaints: /404/, actionTimeout: 15_000 });

/** The longest words, and the other direction. */
const languages: Locale[] = ["fr", "ar"];
/** The heading of a hero is set wider or narrower by language; it begins at the same edge. */
const alike = [/^<h1 class=""> .*div\.hero/];

for (const who of people) {
  test(`every page of a ${who} fits 320 px and any spacing, and is in Arabic the mirror image of the French one (D3, D4, D7)`, async ({
    another,
  }) => {
    test.setTimeout(600_000);
    const page = await another();
    let french: Box[] = [];
    let count = 0;
    const paths = await pagesOf(page, who);
    const wrong = await sweep(page, { paths, languages }, async ({ locale, turn }) => {
      // Whoever spaces words out meets each page in one of the two languages, in the full matrix in both.
      const spaced = isTurnOf(languages.indexOf(locale), languages.length, turn);
      const found = [...(await narrow(page)), ...(spaced ? await spacedOut(page) : [])];
      await putOn(page, "light");
      await levelWords(page);
      const boxes = await boxesOf(page);
      if (locale === "fr") french = boxes;
      if (locale !== "ar") return found;
      const compared = compareMirrored(french, boxes, 1280);
      count += compared.count;
      const odd = [...compared.wrong, ...compared.lonely.map((what) => `only in French: ${what}`)];
      return [...found, ...odd.filter((what) => !alike.some((known) => known.test(what)))];
    });
    console.log(`${count} boxes of a ${who} mirrored`);
    expect(wrong).toEqual([]);
  });
}
