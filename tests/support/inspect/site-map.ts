import type { Page } from "@playwright/test";
import { defaultLocale, type Locale, localePath, locales, splitLocale } from "@/lib/platform/i18n/routing";
import { type Element, xmlOf } from "./markup";

/** A page in one language; `path` has no language prefix. */
export type Place = { locale: Locale; path: string };

export const placeOf = (address: string): Place => splitLocale(new URL(address).pathname);

/** The hreflang links that a page must have, the default language last. */
export const siblingsOf = (origin: string, path: string): [language: string, address: string][] => [
  ...locales.map((locale): [string, string] => [locale, at(origin, path, locale)]),
  ["x-default", at(origin, path, defaultLocale)],
];

export const at = (origin: string, path: string, locale: Locale) => origin + localePath(path, locale);

/** All addresses in the sitemap and its parts, and the faults in them. */
export async function readSiteMap(page: Page, origin: string) {
  const addresses: string[] = [];
  const wrong: string[] = [];
  for (const { within } of await Promise.all((await mapsOf(page)).map((map) => read(page, map)))) {
    for (const entry of within) {
      const [place, changed] = ["loc", "lastmod"].map((name) => entry.within.find((part) => part.name === name)?.value);
      if (!place) wrong.push("an entry without an address");
      else addresses.push(place);
      if (changed && !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(changed)) wrong.push(`${place} changed at ${changed}`);
      const links = entry.within.filter(({ name }) => name === "xhtml:link");
      const alternates = links.map(({ attributes }) => [attributes.hreflang, attributes.href]);
      const due = siblingsOf(origin, placeOf(place ?? origin).path);
      if (JSON.stringify(alternates) !== JSON.stringify(due))
        wrong.push(`${place} names ${JSON.stringify(alternates)}`);
    }
  }
  if (new Set(addresses).size < addresses.length) wrong.push("an address stands twice");
  return { addresses, wrong };
}

async function mapsOf(page: Page): Promise<string[]> {
  const { name, within } = await read(page, "/sitemap.xml");
  return name === "sitemapindex" ? within.map((map) => map.within[0]?.value ?? "") : ["/sitemap.xml"];
}

async function read(page: Page, address: string): Promise<Element> {
  const answer = await page.request.get(address);
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()}`);
  return xmlOf(page, await answer.text());
}
