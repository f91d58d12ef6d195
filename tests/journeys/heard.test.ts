/** What a voice reads, frozen: frozen anew by `npm test -- journeys heard --update-snapshots`, then read as a diff. */
import type { Page } from "@playwright/test";
import { type Locale, localePath, locales } from "@/lib/core/i18n/routing";
import { expect, test } from "../support/browser/journey";
import { openPage } from "../support/browser/open-page";
import { type Person, pagesOf, people } from "../support/browser/people";
import { hear, written } from "../support/inspect/aria-tree";

test.use({ expectedComplaints: /404/, actionTimeout: 15_000 });

/** Which one stands for all of its kind, where other journeys may write another. */
const examples: Record<string, { list: string; name: string | RegExp }> = {
  "/events/": { list: "/events", name: "Séance ouverte, pivots et gardiens" },
  "/sport-jobs/": { list: "/sport-jobs", name: "Kinésithérapeute de l’équipe première" },
  "/players/": { list: "/sports/football", name: /^\p{L}+ \d+$/u },
};

/** What other journeys write, read and search. */
const mail = ".mail-rows, h1 ~ .badge.flag";
const passing: Partial<Record<Person, string>> = {
  visitor: ".pagination",
  player: `#offers, ${mail}`,
  recruiter: `[aria-labelledby=searches] .list, ${mail}`,
};

for (const who of people) {
  test(`what a ${who} hears on every page is what was reviewed (D8)`, async ({ another }) => {
    test.setTimeout(600_000);
    const page = await another({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
    const places: Place[] = [];
    for (const path of await pagesOf(page, who)) places.push(await exampleOf(page, path));
    const heard = await Promise.all(languagesOf(who).map((locale) => hearAll(page, { who, places, locale })));
    for (const { locale, text } of heard) expect.soft(text).toMatchSnapshot(["heard", `${who}.${locale}.txt`]);
  });
}

type Place = { name: string; path: string };

const languagesOf = (who: Person): readonly Locale[] => (who === "visitor" ? locales : ["fr", "ar"]);

async function exampleOf(page: Page, path: string): Promise<Place> {
  const folder = path.replace(/[^/]+$/, "");
  const example = examples[folder];
  if (!example || path === "/sport-jobs/new") return { name: path, path };
  await page.goto(example.list);
  const link = page.getByRole("link", { name: example.name, exact: true }).first();
  const found = (await link.count()) > 0 && (await link.getAttribute("href"));
  return { name: `${folder}*`, path: found || path };
}

async function hearAll(opener: Page, { who, places, locale }: { who: Person; places: Place[]; locale: Locale }) {
  const page = await opener.context().newPage();
  const frames = new Set<string>();
  let text = "";
  for (const { name, path } of places) {
    await openPage(page, localePath(path, locale));
    await page.locator(passing[who] ?? "template").evaluateAll((parts) => {
      for (const part of parts) (part as HTMLElement).style.display = "none";
    });
    const said = await hear(page, locale);
    text += `${name}\n`;
    for (const part of said) {
      const whole = written([part]);
      const known = frames.has(whole);
      if (/^(banner|contentinfo)/.test(part.line)) frames.add(whole);
      text += known ? ` ${part.line} as before\n` : whole;
    }
  }
  return { locale, text };
}
