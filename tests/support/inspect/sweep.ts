import type { Page } from "@playwright/test";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { openPage } from "../browser/open-page";

/** Where a sweep stands: `turn` counts the pages, so that inspections can take turns. */
export type Stop = { path: string; locale: Locale; address: string; turn: number };

type Route = {
  paths: string[];
  languages: readonly Locale[] | ((turn: number) => readonly Locale[]);
  /** Readies the browser before a page is opened. */
  before?: (path: string) => Promise<void>;
};
type Visit = (stop: Stop) => Promise<string[]>;

/** `npm run test:matrix`: each inspection of every page, in every language and look. */
export const everything = process.env.TIER === "matrix";

/** Of inspections that differ little from page to page, whether it is the turn of the `at`-th of so many on this page. */
export const isTurnOf = (at: number, of: number, turn: number) => everything || turn % of === at;

/** Milliseconds for one page, with everything that is looked for there, on a machine that has other work. */
const longest = 300_000;

/** What waits for a page that never answers is told with its address, and not when the whole test is over its time. */
async function inTime<T>(address: string, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${address} is still being looked at`)), longest);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

/** Opens every page once in each language, or in those that `languages` names for its turn; gives what `visit` finds, under the page's address. */
export async function sweep(page: Page, { paths, languages, before }: Route, visit: Visit): Promise<string[]> {
  const wrong: string[] = [];
  for (const [turn, path] of paths.entries()) {
    for (const locale of typeof languages === "function" ? languages(turn) : languages) {
      const address = localePath(path, locale);
      const found = await inTime(address, async () => {
        await before?.(path);
        await openPage(page, address);
        return visit({ path, locale, address, turn });
      });
      wrong.push(...found.map((what) => `${address} ${what}`));
    }
  }
  return wrong;
}
