import type { Page } from "@playwright/test";
import { type Locale, localePath, locales } from "@/lib/core/i18n/routing";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/at-the-browser";
import { askAxe, bringAxe, type Doubt } from "../support/axe";
import { expect, test } from "../support/journey";
import { lookNames, looks, putOn } from "../support/looks";
import { keepWhatPasses, type Moment, moments } from "../support/moments";
import { openPage } from "../support/open-page";
import { pagesOf, people } from "../support/people";
import { wordsOf } from "../support/words";

test.use({ expectedComplaints: /404/, actionTimeout: 15_000 });

/** Where axe cannot tell what lies behind the words, words-over-pictures.test.ts looks at what is painted. */
const measuredElsewhere = "color-contrast";

for (const who of people) {
  test(`axe finds no barrier on any page of a ${who}, in four languages and five looks (D1)`, async ({ another }) => {
    test.setTimeout(600_000);
    const first = await another();
    const paths = await pagesOf(first, who);
    const all = await Promise.all(
      locales.map(async (locale) => inspectAll(await first.context().newPage(), paths, locale)),
    );
    console.log(`${paths.length * locales.length * lookNames.length} page states of a ${who}`);
    expect(all.flat()).toEqual([]);
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
    console.log(`${met.length * locales.length * lookNames.length} moments of a ${who}`);
    expect(all.flat()).toEqual([]);
  });
}

async function inspectAll(page: Page, paths: string[], locale: Locale): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    const address = localePath(path, locale);
    await openPage(page, address);
    wrong.push(...(await inspect(page)).map((what) => `${address} ${what}`));
  }
  return wrong;
}

async function meetAll(page: Page, met: [string, Moment][], locale: Locale): Promise<string[]> {
  const wrong: string[] = [];
  const w = wordsOf(locale);
  await keepWhatPasses(page);
  for (const [name, { path, reach }] of met) {
    await putOn(page, "light");
    await openPage(page, w.path(path));
    await reach(page, w);
    wrong.push(...(await inspect(page)).map((what) => `${name} (${locale}) ${what}`));
  }
  return wrong;
}

async function inspect(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  await bringAxe(page);
  for (const look of lookNames) {
    await putOn(page, look);
    const found = await askAxe(page, looks[look].rules);
    const doubts = found.doubts.filter(({ rule }) => rule !== measuredElsewhere);
    wrong.push(...[...found.wrong, ...doubts.map(told)].map((what) => `(${look}) ${what}`));
  }
  return wrong;
}

const told = ({ rule, target, why }: Doubt) => `${rule} ${target}: axe is not sure, ${why}`;
