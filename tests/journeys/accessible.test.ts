import type { Page } from "@playwright/test";
import { type Locale, localePath, locales } from "@/lib/core/i18n/routing";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/at-the-browser";
import { expect, test } from "../support/browser/journey";
import { type LookName, lookNames, looks, putOn } from "../support/browser/looks";
import { openPage } from "../support/browser/open-page";
import { pagesOf, people } from "../support/browser/people";
import { keepWhatPasses, type Moment, moments } from "../support/browser/ui-states";
import { wordsOf } from "../support/browser/words";
import { askAxe, bringAxe, type Doubt } from "../support/inspect/axe";
import { misnamed } from "../support/inspect/names";

test.use({ expectedComplaints: /404/, actionTimeout: 15_000 });

/** Where axe cannot tell what lies behind the words, words-over-pictures.test.ts looks at what is painted. */
const measuredElsewhere = "color-contrast";

/** A page is asked in light in every language, and in each other look in one of them; `LOOKS=all` asks in every look. */
const inEveryLook = process.env.LOOKS === "all";
const [plain = "light", ...others] = lookNames;
const looksOf = (at: number, locale: Locale) =>
  inEveryLook
    ? lookNames
    : [plain, ...others.filter((_, look) => look === (at + locales.indexOf(locale)) % others.length)];

for (const who of people) {
  test(`axe finds no barrier on any page of a ${who}, in four languages (D1)`, async ({ another }) => {
    test.setTimeout(600_000);
    const first = await another();
    const paths = await pagesOf(first, who);
    const all = await Promise.all(
      locales.map(async (locale) => inspectAll(await first.context().newPage(), paths, locale)),
    );
    report(who, all);
  });
}

for (const who of people) {
  const met = Object.entries(moments).filter(([, moment]) => moment.who === who);
  if (met.length === 0) continue;
  test(`nor in ${met.length} moments of a ${who}: errors, dialogs, menus, toasts (D1)`, async ({ another }) => {
    test.setTimeout(300_000);
    const first = await another();
    if (who !== "visitor") await signIn(first, wordsOf("en"), `${who}@demo.recruit`, DEMO_PASSWORD);
    const all = await Promise.all(locales.map(async (locale) => meetAll(await first.context().newPage(), met, locale)));
    report(who, all);
  });
}

type Inspected = { states: number; wrong: string[] };

function report(who: string, all: Inspected[]) {
  console.log(`${all.reduce((sum, { states }) => sum + states, 0)} states of a ${who}'s pages`);
  expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
}

async function inspectAll(page: Page, paths: string[], locale: Locale): Promise<Inspected> {
  const all: Inspected = { states: 0, wrong: [] };
  for (const [at, path] of paths.entries()) {
    const address = localePath(path, locale);
    await openPage(page, address);
    await inspect(page, { look: looksOf(at, locale), name: address, all });
  }
  return all;
}

async function meetAll(page: Page, met: [string, Moment][], locale: Locale): Promise<Inspected> {
  const all: Inspected = { states: 0, wrong: [] };
  const w = wordsOf(locale);
  await keepWhatPasses(page);
  for (const [at, [name, { path, reach }]] of met.entries()) {
    await putOn(page, "light");
    await openPage(page, w.path(path));
    await reach(page, w);
    await inspect(page, { look: looksOf(at, locale), name: `${name} (${locale})`, all });
  }
  return all;
}

async function inspect(page: Page, { look: names, name, all }: { look: LookName[]; name: string; all: Inspected }) {
  await bringAxe(page);
  all.wrong.push(...(await misnamed(page)).map((what) => `${name} ${what}`));
  for (const look of names) {
    all.states += 1;
    await putOn(page, look);
    const found = await askAxe(page, looks[look].rules);
    const doubts = found.doubts.filter(({ rule }) => rule !== measuredElsewhere);
    all.wrong.push(...[...found.wrong, ...doubts.map(told)].map((what) => `${name} (${look}) ${what}`));
  }
}

const told = ({ rule, target, why }: Doubt) => `${rule} ${target}: axe is not sure, ${why}`;
