import { examplesOf } from "../support/browser/examples";
import { expect, test } from "../support/browser/journey";
import { everyonesPages, isOfEveryRun, pagesOf, people } from "../support/browser/people";
import { gatherTrees, readAloud } from "../support/inspect/aria-tree";
import { unmarkedLanguage, wrongLanguage } from "../support/inspect/languages";
import { misnamed } from "../support/inspect/names";
import { countRequests } from "../support/inspect/requests";
import { everything, isTurnOf, sweep } from "../support/inspect/sweep";

test.use({ expectedComplaints: /404/, actionTimeout: 60_000 });

const languages = ["en", "es"] as const;

/** Of a member's pages the crawl and the catalogues say as much; they are opened in the full matrix. */
const theirs = everything ? people : (["visitor"] as const);

for (const who of theirs) {
  test(`every page of a ${who} is whole in English and Spanish too (D1, D4, D8, P3)`, async ({ another }) => {
    const page = await another({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
    const places = await examplesOf(page, await pagesOf(page, who));
    const tooMany = countRequests(page, who);
    const trees = { en: gatherTrees(), es: gatherTrees() };
    const paths = places.map(({ path }) => path);
    const wrong = await sweep(page, { paths, languages }, async ({ locale, path, turn }) => {
      if (who === "visitor" && isOfEveryRun(who, path) && (locale === "en" || locale === "es"))
        trees[locale].add(places[turn]?.name ?? "", await readAloud(page, locale, ".pagination"));
      const unmarked = who === "visitor" ? await unmarkedLanguage(page) : [];
      const named = await misnamed(page);
      return [...tooMany(path), ...(await wrongLanguage(page, locale)), ...unmarked, ...named];
    });
    expect.soft(wrong).toEqual([]);
    if (who === "visitor")
      for (const locale of languages)
        expect.soft(trees[locale].text()).toMatchSnapshot(["heard", `${who}.${locale}.txt`]);
  });
}

/** Each in a language of their own, which the others did not see signed in. */
const members = { player: "es", recruiter: "ar", admin: "fr" } as const;

for (const [at, who] of (["player", "recruiter", "admin"] as const).entries()) {
  const locale = members[who];
  test(`the pages of everyone are whole for a signed-in ${who} as well (D1, D4)`, async ({ another }) => {
    const page = await another();
    await pagesOf(page, who);
    const paths = await everyonesPages(page);
    const inTurn = (turn: number) => (isTurnOf(at, 3, turn) ? [locale] : []);
    const wrong = await sweep(page, { paths, languages: inTurn }, async () => [
      ...(await wrongLanguage(page, locale)),
      ...(await misnamed(page)),
    ]);
    expect(wrong).toEqual([]);
  });
}
