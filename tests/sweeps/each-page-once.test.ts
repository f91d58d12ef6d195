/** Each page in one look and one language, which its address chooses: the full run opens it in the others. */
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

/** The same on each machine, whatever id stands in the address. */
const chosenFor = (path: string) =>
  [...path.replaceAll(/[\da-f-]{36}/g, "*")].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 7);
const languageOf = (path: string) => locales[chosenFor(path) % locales.length] as Locale;
const lookOf = (path: string) => lookNames[chosenFor(path) % lookNames.length] as LookName;

for (const who of people) {
  test(`each page of a ${who} is accessible, in one look and language`, { tag: "@core" }, async ({
    another,
    origin,
  }) => {
    test.setTimeout(1_800_000);
    const { page, refused } = await openWatched(another, origin);
    const tooMany = countRequests(page, who);
    const paths = await pagesOf(page, who);
    const languages = (turn: number) => [languageOf(paths[turn] ?? "")];
    const before = (path: string) => putOn(page, lookOf(path));
    const wrong = await sweep(page, { paths, languages, before }, async ({ path, locale }) => {
      const found = await wrongLanguage(page, locale);
      if (who === "visitor") found.push(...(await unmarkedLanguage(page)));
      for (const inspect of [...asItIs, axeIn(lookOf(path))]) found.push(...(await inspect(page)));
      // A page's own font size, unlike the reader's, leaves the widths of media queries as they were.
      if (lookOf(path) !== "200 % text") found.push(...(await fits(page)));
      return [...found, ...tooMany(path)];
    });
    expect([...wrong, ...refused]).toEqual([]);
  });
}
