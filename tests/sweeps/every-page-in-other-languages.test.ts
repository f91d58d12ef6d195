import { examplesOf } from "../support/browser/examples";
import { expect, test } from "../support/browser/journey";
import { everyonesPages, pagesOf, people } from "../support/browser/people";
import { compareShapes } from "../support/inspect/aria-tree";
import { nameless } from "../support/inspect/inspectors";
import { unmarkedLanguage, wrongLanguage } from "../support/inspect/languages";
import { misnamed } from "../support/inspect/names";
import { countRequests } from "../support/inspect/requests";
import { everything, isTurnOf, sweep } from "../support/inspect/sweep";

test.use({ expectedComplaints: /404/, actionTimeout: 60_000 });

const languages = ["en", "es"] as const;

/** A member's pages are covered by the crawl and the catalogs; they are opened here in the full matrix only. */
const sweptPeople = everything ? people : (["visitor"] as const);

for (const person of sweptPeople) {
  test(`every page of a ${person} passes in English and Spanish too`, async ({ another }) => {
    const page = await another({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
    const paths = (await examplesOf(page, await pagesOf(page, person))).map(({ path }) => path);
    const tooMany = countRequests(page, person);
    const otherShape = compareShapes(person === "visitor" ? ".pagination" : undefined);
    const wrong = await sweep(page, { paths, languages }, async ({ locale, path }) => {
      const unmarked = person === "visitor" ? await unmarkedLanguage(page) : [];
      const named = [...(await misnamed(page)), ...(await nameless(page))];
      const shape = await otherShape(page, path, locale);
      return [...tooMany(path), ...(await wrongLanguage(page, locale)), ...shape, ...unmarked, ...named];
    });
    expect(wrong).toEqual([]);
  });
}

/** Each in a language in which the others were not signed in. */
const members = { player: "es", recruiter: "ar", admin: "fr" } as const;

for (const [index, person] of (["player", "recruiter", "admin"] as const).entries()) {
  const locale = members[person];
  test(`public pages pass for a signed-in ${person} as well`, async ({ another }) => {
    const page = await another();
    await pagesOf(page, person);
    const paths = await everyonesPages(page);
    const inTurn = (turn: number) => (isTurnOf(index, 3, turn) ? [locale] : []);
    const wrong = await sweep(page, { paths, languages: inTurn }, async () => [
      ...(await wrongLanguage(page, locale)),
      ...(await misnamed(page)),
    ]);
    expect(wrong).toEqual([]);
  });
}
