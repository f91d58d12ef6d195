/** What a voice reads is frozen: anew by `npm test -- journeys every-page --update-snapshots`, then read as a diff. */
import { type Locale, localePath, locales } from "@/lib/platform/i18n/routing";
import { awaitScripts, wakeUp } from "../support/browser/controls";
import { examplesOf } from "../support/browser/examples";
import { expect, test } from "../support/browser/journey";
import { type LookName, lookNames, putOn } from "../support/browser/looks";
import { type Anybody, isOfEveryRun, pagesOf, people } from "../support/browser/people";
import { compareShapes, gatherTrees, readAloud } from "../support/inspect/aria-tree";
import {
  asItIs,
  axeAndPixelsIn,
  byKeyboard,
  edgesInForcedColours,
  fitsNarrow,
  narrow,
  spacedOut,
} from "../support/inspect/inspectors";
import { unmarkedLanguage, wrongLanguage } from "../support/inspect/languages";
import { type Box, boxesOf, compareMirrored, levelWords } from "../support/inspect/mirror";
import { openEverything, openWatched } from "../support/inspect/own-scripts";
import { countRequests } from "../support/inspect/requests";
import { everything, isTurnOf, sweep } from "../support/inspect/sweep";

test.use({ expectedComplaints: /404/, actionTimeout: 60_000 });

/** French has the longest words, Arabic the other direction; between the two each page is seen in every look. */
const looksIn: Partial<Record<Locale, readonly LookName[]>> = everything
  ? Object.fromEntries(locales.map((locale) => [locale, lookNames]))
  : { fr: ["light", "320 px", "200 % text"], ar: ["dark", "forced colours"] };

/** Where the keyboard goes and what opens is the same in every language. */
const byHand: Locale[] = everything ? [...locales] : ["fr"];

/** What changes with each visit. */
const mail = "#devices, #mail, h1 ~ .badge";
const passing: Partial<Record<Anybody, string>> = {
  visitor: ".pagination",
  player: `#offers, ${mail}`,
  parent: `#talks .badge, ${mail}`,
  recruiter: `[aria-labelledby=searches] .list, #new-alert .pick, ${mail}`,
  admin: "#devices, #under-way, #noted-trouble, [aria-labelledby=activity] ol",
};

/** The heading of a hero is set wider or narrower by language; it begins at the same edge. */
const alike = [/^<h1 class=""> .*>div\.wrap say:\d+>h1\.:1\)$/];

const languages = Object.keys(looksIn) as Locale[];

// Whoever pays has a page like no other's.
for (const who of [...people, "payer"] as const) {
  test(`every page of a ${who} is accessible in any look and width, mirrored in Arabic, and runs only its own scripts`, async ({
    another,
    origin,
  }) => {
    test.setTimeout(1_800_000);
    const { page, refused } = await openWatched(another, origin);
    await awaitScripts(page);
    const tooMany = countRequests(page, who);
    const places = await examplesOf(page, await pagesOf(page, who));
    const paths = places.map(({ path }) => path);
    const tree = gatherTrees();
    const otherShape = compareShapes(passing[who]);
    let opened = 0;
    let mirrored = 0;
    let french: Box[] = [];
    // A page that is made when first asked for is looked at as it is kept, not as it was made.
    if (who === "visitor")
      for (const path of paths) for (const locale of languages) await page.request.get(localePath(path, locale));

    const wrong = await sweep(page, { paths, languages }, async ({ path, locale, turn }) => {
      const found = [...(await wrongLanguage(page, locale)), ...(await otherShape(page, path, locale))];
      if (locale === "fr" && isOfEveryRun(who, path))
        tree.add(places[turn]?.name ?? "", await readAloud(page, locale, passing[who]));
      if (who === "visitor") found.push(...(await unmarkedLanguage(page)));
      for (const inspect of asItIs) found.push(...(await inspect(page)));
      for (const look of looksIn[locale] ?? []) found.push(...(await axeAndPixelsIn(look)(page)));
      found.push(...(await edgesInForcedColours(page)), ...tooMany(path), ...(await narrow(page)));
      // Whoever spaces words out meets each page in one of the two languages, in the full matrix in all.
      if (isTurnOf(languages.indexOf(locale), languages.length, turn)) found.push(...(await spacedOut(page)));
      if (byHand.includes(locale)) found.push(...(await byKeyboard(page)));
      await putOn(page, "light");
      await wakeUp(page);
      opened += await openEverything(page);
      found.push(...(await fitsNarrow(page)).map((what) => `opened: ${what}`));
      await putOn(page, "light");
      await levelWords(page);
      const boxes = await boxesOf(page);
      if (locale === "fr") french = boxes;
      if (locale !== "ar") return found;
      const compared = compareMirrored(french, boxes, 1280);
      mirrored += compared.count;
      const odd = [...compared.wrong, ...compared.lonely.map((what) => `only in French: ${what}`)];
      return [...found, ...odd.filter((what) => !alike.some((known) => known.test(what)))];
    });
    console.log(`${opened} parts of a ${who} opened, ${mirrored} boxes mirrored`);
    expect.soft([...wrong, ...refused]).toEqual([]);
    expect.soft(opened).toBeGreaterThan(paths.length * languages.length);
    expect.soft(mirrored).toBeGreaterThan(paths.length * 20);
    if (who === "visitor") expect.soft(await page.context().cookies()).toEqual([]);
    expect.soft(tree.text()).toMatchSnapshot(["heard", `${who}.fr.txt`]);
  });
}
