import type { Page } from "@playwright/test";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/at-the-browser";
import { expect, test } from "../support/browser/journey";
import { lookNames, putOn } from "../support/browser/looks";
import { openPage } from "../support/browser/open-page";
import { people } from "../support/browser/people";
import { keepWhatPasses, type Moment, moments } from "../support/browser/ui-states";
import { wordsOf } from "../support/browser/words";
import { axeIn } from "../support/inspect/inspectors";
import { moving } from "../support/inspect/motion";
import { misnamed } from "../support/inspect/names";
import { everything } from "../support/inspect/sweep";

test.use({ expectedComplaints: /404/, actionTimeout: 60_000 });

/** The longest words and the other direction. */
const languages: readonly Locale[] = everything ? locales : ["fr", "ar"];

/** In light, and in some of the other looks, so that each state is seen in each look in one of the languages. */
const [plain = "light", ...others] = lookNames;
const looksOf = (at: number, locale: Locale) =>
  everything
    ? lookNames
    : [plain, ...others.filter((_, look) => (look + at) % languages.length === languages.indexOf(locale))];

for (const who of people) {
  const met = Object.entries(moments).filter(([, moment]) => moment.who === who);
  if (met.length === 0) continue;
  for (const locale of languages)
    test(`${met.length} states of a ${who}'s pages are accessible in ${locale}: errors, dialogs, menus, toasts`, async ({
      another,
    }) => {
      const page = await another();
      if (who !== "visitor") await signIn(page, wordsOf("en"), `${who}@demo.recruit`, DEMO_PASSWORD);
      await keepWhatPasses(page);
      const wrong: string[] = [];
      for (const [at, [name, moment]] of met.entries()) {
        await meet(page, moment, locale);
        const found = await misnamed(page);
        for (const look of looksOf(at, locale)) found.push(...(await axeIn(look)(page)));
        found.push(...(await moving(page)));
        wrong.push(...found.map((what) => `${name}: ${what}`));
      }
      expect(wrong).toEqual([]);
    });
}

async function meet(page: Page, { path, reach }: Moment, locale: Locale) {
  const w = wordsOf(locale);
  await putOn(page, "light");
  await openPage(page, w.path(path));
  await reach(page, w);
}
