import type { Page } from "@playwright/test";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
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

/** The longest words, and right-to-left. */
const languages: readonly Locale[] = everything ? locales : ["fr", "ar"];

/** The plain look, and some others in turn, so that each state is seen in each look in one of the languages. */
const [plain = "light", ...others] = lookNames;
const looksOf = (index: number, locale: Locale) =>
  everything
    ? lookNames
    : [plain, ...others.filter((_, look) => (look + index) % languages.length === languages.indexOf(locale))];

for (const person of people) {
  const personMoments = Object.entries(moments).filter(([, moment]) => moment.who === person);
  if (personMoments.length === 0) continue;
  for (const locale of languages)
    test(`${personMoments.length} states of a ${person}'s pages are accessible in ${locale}: errors, dialogs, menus, toasts`, async ({
      another,
    }) => {
      const page = await another();
      if (person !== "visitor") await signIn(page, wordsOf("en"), `${person}@demo.recruit`, DEMO_PASSWORD);
      await keepWhatPasses(page);
      const wrong: string[] = [];
      for (const [index, [name, moment]] of personMoments.entries()) {
        await meet(page, moment, locale);
        const faults = await misnamed(page);
        for (const look of looksOf(index, locale)) faults.push(...(await axeIn(look)(page)));
        faults.push(...(await moving(page)));
        wrong.push(...faults.map((fault) => `${name}: ${fault}`));
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
