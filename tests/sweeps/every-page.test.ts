/** What a voice reads is frozen: anew by `npm test -- journeys every-page --update-snapshots`, then read as a diff. */
import { type Locale, localePath, locales } from "@/lib/core/i18n/routing";
import { awaitScripts, wakeUp } from "../support/browser/controls";
import { examplesOf } from "../support/browser/examples";
import { expect, test } from "../support/browser/journey";
import { type LookName, lookNames } from "../support/browser/looks";
import { type Person, pagesOf, people } from "../support/browser/people";
import { gatherTrees, readAloud } from "../support/inspect/aria-tree";
import { asItIs, axeAndPixelsIn, byKeyboard, edgesInForcedColours } from "../support/inspect/inspectors";
import { unmarkedLanguage, wrongLanguage } from "../support/inspect/languages";
import { openEverything, watchPolicy } from "../support/inspect/own-scripts";
import { countRequests } from "../support/inspect/requests";
import { everything, sweep } from "../support/inspect/sweep";

test.use({ expectedComplaints: /404/, actionTimeout: 15_000 });

/** French has the longest words, Arabic the other direction; between the two each page is seen in every look. */
const looksIn: Partial<Record<Locale, readonly LookName[]>> = everything
  ? Object.fromEntries(locales.map((locale) => [locale, lookNames]))
  : { fr: ["light", "320 px", "200 % text"], ar: ["light", "dark", "forced colours"] };

/** Colours are the same in every language: those of the light look are judged in French, of the dark one in Arabic. */
const rulesIn = (look: LookName, locale: Locale) =>
  look === "light" && locale !== "fr" && !everything ? "all but colors" : undefined;

/** Where the keyboard goes and what opens is the same in every language. */
const byHand: Locale[] = everything ? [...locales] : ["fr"];
/** A member's pages are frozen in two. */
const byVoice: Locale[] = ["fr", "ar"];

/** What changes with each visit. */
const mail = "#devices, .mail-rows, h1 ~ .badge";
const passing: Partial<Record<Person, string>> = {
  visitor: ".pagination",
  player: `#offers, ${mail}`,
  recruiter: `[aria-labelledby=searches] .list, ${mail}`,
  admin: "#devices, #noted-trouble",
};

for (const [locale, looks] of Object.entries(looksIn) as [Locale, readonly LookName[]][]) {
  for (const who of people) {
    test(`every page of a ${who} in ${locale} is for everybody, says what was reviewed and runs its own scripts alone (D1, D3, D6, D8, P3, S10)`, async ({
      another,
      origin,
    }) => {
      test.setTimeout(600_000);
      const page = await another({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
      const refused: string[] = [];
      await watchPolicy(page, origin, refused);
      await awaitScripts(page);
      const tooMany = countRequests(page, who);
      const tree = gatherTrees();
      const places = await examplesOf(page, await pagesOf(page, who));
      const paths = places.map(({ path }) => path);
      let opened = 0;
      // A page that is made when first asked for is looked at as it is kept, not as it was made.
      for (const path of paths) await page.request.get(localePath(path, locale));

      const wrong = await sweep(page, { paths, languages: [locale] }, async ({ path, turn }) => {
        tree.add(places[turn]?.name ?? "", await readAloud(page, locale, passing[who]));
        const found = await wrongLanguage(page, locale);
        if (who === "visitor") found.push(...(await unmarkedLanguage(page)));
        for (const inspect of asItIs) found.push(...(await inspect(page)));
        for (const look of looks) found.push(...(await axeAndPixelsIn(look, rulesIn(look, locale))(page)));
        found.push(...(await edgesInForcedColours(page)), ...tooMany(path));
        if (!byHand.includes(locale)) return found;
        found.push(...(await byKeyboard(page)));
        await wakeUp(page);
        opened += await openEverything(page);
        return found;
      });
      expect.soft([...wrong, ...refused]).toEqual([]);
      if (byHand.includes(locale)) expect.soft(opened).toBeGreaterThan(paths.length);
      if (who === "visitor") expect.soft(await page.context().cookies()).toEqual([]);
      if (who === "visitor" || byVoice.includes(locale))
        expect.soft(tree.text()).toMatchSnapshot(["heard", `${who}.${locale}.txt`]);
    });
  }
}
