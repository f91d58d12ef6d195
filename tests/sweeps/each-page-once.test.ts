/** Each page in one look and one language, chosen by its address: the full run covers the others. */
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { expect, test } from "../support/browser/journey";
import { type LookName, lookNames, putOn } from "../support/browser/looks";
import { pagesOf, people } from "../support/browser/people";
import { asItIs, axeIn, fits } from "../support/inspect/inspectors";
import { unmarkedLanguage, wrongLanguage } from "../support/inspect/languages";
import { openWatched } from "../support/inspect/own-scripts";
import { countRequests } from "../support/inspect/requests";
import { sweep } from "../support/inspect/sweep";

test.use({ expectedComplaints: /404/, actionTimeout: 60_000 });

/** Chosen by a hash that ignores ids in the address. */
const chosenFor = (path: string) =>
  [...path.replaceAll(/[\da-f-]{36}/g, "*")].reduce(
    (hash, character) => (hash * 31 + character.charCodeAt(0)) % 65_521,
    7,
  );
const languageOf = (path: string) => locales[chosenFor(path) % locales.length] as Locale;
const lookOf = (path: string) => lookNames[chosenFor(path) % lookNames.length] as LookName;

for (const person of people) {
  test(`each page of a ${person} is accessible, in one look and language`, { tag: "@core" }, async ({
    another,
    origin,
  }) => {
    test.setTimeout(1_800_000);
    const { page, refused } = await openWatched(another, origin);
    const tooMany = countRequests(page, person);
    const paths = await pagesOf(page, person);
    const languages = (turn: number) => [languageOf(paths[turn] ?? "")];
    const before = (path: string) => putOn(page, lookOf(path));
    const wrong = await sweep(page, { paths, languages, before }, async ({ path, locale }) => {
      const faults = await wrongLanguage(page, locale);
      if (person === "visitor") faults.push(...(await unmarkedLanguage(page)));
      for (const inspect of [...asItIs, axeIn(lookOf(path))]) faults.push(...(await inspect(page)));
      // A page's own font size does not change media queries, unlike the reader's.
      if (lookOf(path) !== "200 % text") faults.push(...(await fits(page)));
      return [...faults, ...tooMany(path)];
    });
    expect([...wrong, ...refused]).toEqual([]);
  });
}
