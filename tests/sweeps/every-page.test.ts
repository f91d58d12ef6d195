/**
 * Accessibility trees are stored as snapshots; update them with `npm test -- journeys every-page --update-snapshots` and
 * review the diff.
 */
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

/** French has the longest words, Arabic is right-to-left; together they cover every look of each page. */
const looksIn: Partial<Record<Locale, readonly LookName[]>> = everything
  ? Object.fromEntries(locales.map((locale) => [locale, lookNames]))
  : { fr: ["light", "320 px", "200 % text"], ar: ["dark", "forced colours"] };

/** Keyboard order and what opens are the same in every language. */
const byHand: Locale[] = everything ? [...locales] : ["fr"];

/** Parts that change with each visit. */
const mail = "#devices, #mail, h1 ~ .badge";
const passing: Partial<Record<Anybody, string>> = {
  visitor: ".pagination",
  player: `#offers, ${mail}`,
  // The conversation is read on one of the pages.
  parent: `#talks .badge, [href$="/messages"] .rounded-disc, ${mail}`,
  recruiter: `[aria-labelledby=searches] .list, #new-alert .pick, ${mail}`,
  admin: "#devices, #under-way, #recent-errors, [aria-labelledby=activity] ol",
};

/** The width of a hero's heading depends on the language; it starts at the same edge. */
const alike = [/^<h1 class=""> .*>div\.wrap say:\d+>h1\.:1\)$/];

const languages = Object.keys(looksIn) as Locale[];

// A paying club has pages that no one else has.
for (const person of [...people, "payer"] as const) {
  test(`every page of a ${person} is accessible in any look and width, mirrored in Arabic, and runs only its own scripts`, async ({
    another,
    origin,
  }) => {
    test.setTimeout(1_800_000);
    const { page, refused } = await openWatched(another, origin);
    await awaitScripts(page);
    const tooMany = countRequests(page, person);
    const places = await examplesOf(page, await pagesOf(page, person));
    const paths = places.map(({ path }) => path);
    const tree = gatherTrees();
    const otherShape = compareShapes(passing[person]);
    let opened = 0;
    let mirrored = 0;
    let french: Box[] = [];
    // Pages rendered on first request are inspected as cached.
    if (person === "visitor")
      for (const path of paths) for (const locale of languages) await page.request.get(localePath(path, locale));

    const wrong = await sweep(page, { paths, languages }, async ({ path, locale, turn }) => {
      const faults = [...(await wrongLanguage(page, locale)), ...(await otherShape(page, path, locale))];
      if (locale === "fr" && isOfEveryRun(person, path))
        tree.add(places[turn]?.name ?? "", await readAloud(page, locale, passing[person]));
      if (person === "visitor") faults.push(...(await unmarkedLanguage(page)));
      for (const inspect of asItIs) faults.push(...(await inspect(page)));
      for (const look of looksIn[locale] ?? []) faults.push(...(await axeAndPixelsIn(look)(page)));
      faults.push(...(await edgesInForcedColours(page)), ...tooMany(path), ...(await narrow(page)));
      // Text spacing is tested in one of the two languages, in the full matrix in all.
      if (isTurnOf(languages.indexOf(locale), languages.length, turn)) faults.push(...(await spacedOut(page)));
      if (byHand.includes(locale)) faults.push(...(await byKeyboard(page)));
      await putOn(page, "light");
      await wakeUp(page);
      opened += await openEverything(page);
      faults.push(...(await fitsNarrow(page)).map((fault) => `opened: ${fault}`));
      await putOn(page, "light");
      await levelWords(page);
      const boxes = await boxesOf(page);
      if (locale === "fr") french = boxes;
      if (locale !== "ar") return faults;
      const compared = compareMirrored(french, boxes, 1280);
      mirrored += compared.count;
      const odd = [...compared.wrong, ...compared.lonely.map((difference) => `only in French: ${difference}`)];
      return [...faults, ...odd.filter((difference) => !alike.some((pattern) => pattern.test(difference)))];
    });
    console.log(`${opened} parts of a ${person} opened, ${mirrored} boxes mirrored`);
    expect.soft([...wrong, ...refused]).toEqual([]);
    expect.soft(opened).toBeGreaterThan(paths.length * languages.length);
    expect.soft(mirrored).toBeGreaterThan(paths.length * 20);
    if (person === "visitor") expect.soft(await page.context().cookies()).toEqual([]);
    expect.soft(tree.text()).toMatchSnapshot(["aria-snapshots", `${person}.fr.txt`]);
  });
}
