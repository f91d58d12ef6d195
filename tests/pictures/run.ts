import type { Browser, Page } from "@playwright/test";
import type { Locale } from "@/lib/platform/i18n/routing";
import { root } from "@/scripts/run.ts";
import { type Person, pagesOf, people } from "../support/browser/people.ts";
import { launch } from "./browser.ts";
import { checkOut } from "./checkout.ts";
import { differenceOf } from "./difference.ts";
import type { PictureLook } from "./looks.ts";
import type { Options } from "./options.ts";
import { type Scene, scenesOf } from "./scenes.ts";
import { seededDatabase } from "./seeded.ts";
import { emptySheet, keepChange, writeSheet } from "./sheet.ts";
import { type Pictures, pageFor, shoot } from "./shoot.ts";
import { build, type Site, serve } from "./site.ts";

/** What loads late may be in one picture and not yet in the other: only what differs every time has changed. */
const tries = 3;

type Tally = { count: number; rows: string[]; failures: string[] };

/** Pictures every scene at a commit and as it is now, and tells what changed; gives the exit code. */
export async function comparePictures({ ref, only, looks, locales, same }: Options): Promise<number> {
  const { commit, folder } = checkOut(ref);
  await build(folder);
  await build(root);
  const { at, clone } = await seededDatabase(commit, folder);
  const before = await serve({ name: "before", folder, at, ...(await clone("before")) });
  const after = await serve({ name: "after", folder: root, at, ...(await clone("after")) });
  const browser = await launch();
  const tally: Tally = { count: 0, rows: [], failures: [] };
  emptySheet();
  for (const who of people)
    await comparePerson(browser, { who, sites: [before, after], at, only, looks, locales }, tally);
  return tell(ref, tally, same);
}

type Visit = { who: Person; sites: Site[]; at: number; only: string[]; looks: PictureLook[]; locales: Locale[] };

async function comparePerson(browser: Browser, { who, sites, at, only, looks, locales }: Visit, tally: Tally) {
  const pages = await Promise.all(sites.map((site) => pageFor(browser, site, at)));
  const [, paths = []] = await Promise.all(pages.map((page) => pagesOf(page, who)));
  const comparer = await browser.newPage();
  for (const locale of locales) {
    console.log(`${who}, ${locale}`);
    for (const scene of scenesOf(who, paths, only)) {
      await compareScene({ pages, comparer, scene, locale, looks }, tally);
    }
  }
  for (const page of [comparer, ...pages]) await page.context().close();
}

type Sitting = { pages: Page[]; comparer: Page; scene: Scene; locale: Locale; looks: PictureLook[] };

async function compareScene({ pages, comparer, scene, locale, looks }: Sitting, tally: Tally) {
  const name = (look: string) => `${scene.name} (${locale}, ${look})`;
  let open = looks;
  for (let attempt = 1; open.length > 0; attempt++) {
    const taken = await Promise.allSettled(pages.map((page) => shoot(page, scene, { locale, looks: open })));
    const broken = taken.find((result) => result.status === "rejected");
    if (broken && attempt < tries) continue;
    if (broken) return void tally.failures.push(`${name(open.join(", "))}: ${broken.reason}`);
    const [before = {}, after = {}] = taken.map((result) => (result.status === "fulfilled" ? result.value : {}));
    open = await stillOpen({ before, after, comparer, open, name, last: attempt === tries }, tally);
  }
}

type Pair = {
  before: Pictures;
  after: Pictures;
  comparer: Page;
  open: PictureLook[];
  name: (look: string) => string;
  last: boolean;
};

/** The looks to be pictured again. */
async function stillOpen({ before, after, comparer, open, name, last }: Pair, tally: Tally) {
  const left: PictureLook[] = [];
  for (const look of open) {
    const [old, now] = [before[look], after[look]];
    if (!old || !now) continue;
    const difference = await differenceOf(comparer, old, now);
    if (difference && !last) {
      left.push(look);
      continue;
    }
    tally.count += 1;
    if (!difference) continue;
    console.log(`changed: ${name(look)}, ${difference.pixels} pixels`);
    tally.rows.push(keepChange({ name: name(look), before: old, after: now, difference }));
  }
  return left;
}

function tell(ref: string, { count, rows, failures }: Tally, same: boolean) {
  const sum = `${count} pictures, ${rows.length} changed since ${ref}`;
  const file = writeSheet(sum, rows, failures);
  for (const failure of failures) console.log(`not pictured: ${failure}`);
  console.log(`\n${sum}${failures.length > 0 ? `, ${failures.length} could not be taken` : ""}`);
  if (rows.length > 0) console.log(`See ${file}`);
  return failures.length > 0 || (same && rows.length > 0) ? 1 : 0;
}
