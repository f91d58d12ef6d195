import type { Page } from "@playwright/test";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { openPage } from "../browser/open-page";

/** A page of a sweep: `turn` counts the pages, so that inspections can take turns. */
export type Stop = { path: string; locale: Locale; address: string; turn: number };

type Route = {
  paths: string[];
  languages: readonly Locale[] | ((turn: number) => readonly Locale[]);
  /** Prepares the browser before a page is opened. */
  before?: (path: string) => Promise<void>;
};
type Visit = (stop: Stop) => Promise<string[]>;

/** `npm run test:matrix`: each inspection of every page, in every language and look. */
export const everything = process.env.TIER === "matrix";

/** For inspections that vary little between pages: whether the one with index `at` of `of` runs on this page. */
export const isTurnOf = (index: number, total: number, turn: number) => everything || turn % total === index;

/** Milliseconds for all inspections of one page on a busy machine. */
const longest = 300_000;

/** Reports a page that never responds with its address, before the whole test times out. */
async function inTime<T>(address: string, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${address} is still being looked at`)), longest);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

/**
 * Opens every page once in each language, or in those that `languages` returns for its turn; returns the findings of
 * `visit` with the page's address.
 */
export async function sweep(page: Page, { paths, languages, before }: Route, visit: Visit): Promise<string[]> {
  const wrong: string[] = [];
  for (const [turn, path] of paths.entries()) {
    for (const locale of typeof languages === "function" ? languages(turn) : languages) {
      const address = localePath(path, locale);
      const findings = await inTime(address, async () => {
        await before?.(path);
        await openPage(page, address);
        return visit({ path, locale, address, turn });
      });
      wrong.push(...findings.map((finding) => `${address} ${finding}`));
    }
  }
  return wrong;
}
