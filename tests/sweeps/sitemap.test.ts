import type { Page } from "@playwright/test";
import sharp from "sharp";
import { publicPages } from "@/lib/platform/http/routes";
import { direction, type Locale, locales } from "@/lib/platform/i18n/routing";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { type Document, documentOf } from "../support/inspect/markup";
import { at, placeOf, readSiteMap, siblingsOf } from "../support/inspect/site-map";
import { dataFaults, line } from "../support/inspect/structured-data";
import { everything } from "../support/inspect/sweep";

const wordsByLocale = Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)]));
const regions: Record<Locale, string> = { en: "en_GB", fr: "fr_FR", es: "es_ES", ar: "ar_AR" };

/** Sign-in pages, which the sitemap leaves out. */
const doors = publicPages.filter((path) => path.startsWith("/auth"));

/** Of pages in one folder and language so many are read; the crawl requests the others, the full matrix reads all. */
const ofAKind = 4;

test("every page of the sitemap answers, is indexable and describes itself in its language", async ({
  page,
  origin,
}) => {
  const map = await readSiteMap(page, origin);
  expect(map.wrong).toEqual([]);
  const entrances = doors.flatMap((path) => locales.map((locale) => at(origin, path, locale)));
  const closed = await closedTo(page);
  const wrong: string[] = [];
  const pictures = new Set<string>();
  const kinds = new Map<string, number>();
  const look = async (address: string) => {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    const read = await documentOf(page, await answer.text());
    const faults = [
      ...(answer.status() === 200 ? [] : [`answers ${answer.status()}`]),
      ...(answer.headers()["x-robots-tag"] || /noindex/.test(read.metadata.robots ?? "")
        ? ["must not be indexed"]
        : []),
      ...(closed(new URL(address).pathname) ? ["is closed by robots.txt"] : []),
      ...headFaults(read, address, origin),
      ...dataFaults(read),
      ...typeFaults(read, address),
    ];
    wrong.push(...faults.map((fault) => `${address} ${fault}`));
    if (read.metadata["og:image"]) pictures.add(read.metadata["og:image"]);
    for (const item of read.things) kinds.set(item["@type"], (kinds.get(item["@type"]) ?? 0) + 1);
  };
  const addresses = [...firstOfAKind(map.addresses), ...entrances];
  while (addresses.length > 0) await Promise.all(addresses.splice(0, locales.length).map(look));
  for (const picture of pictures) wrong.push(...(await pictureFaults(page, picture)));
  console.log(`${map.addresses.length} addresses, ${pictures.size} pictures, ${JSON.stringify([...kinds])}`);
  expect(wrong).toEqual([]);
});

test("the sitemap lists every fixed public page and no private page", async ({ page, origin }) => {
  const { addresses } = await readSiteMap(page, origin);
  const paths = addresses.map((address) => placeOf(address).path);
  for (const path of publicPages.filter((path) => !path.endsWith("*") && !path.startsWith("/auth"))) {
    expect(paths.filter((listedPath) => listedPath === path)).toHaveLength(locales.length);
  }
  const privatePath =
    /^\/(admin|api|dashboard|functions|guardian|lost|messages|missing|visitors)\b|^\/players\/|\/search$/;
  expect(paths.filter((path) => privatePath.test(path))).toEqual([]);
});

function firstOfAKind(addresses: string[]): string[] {
  const counts = new Map<string, number>();
  return addresses.filter((address) => {
    const { locale, path } = placeOf(address);
    const folder = path.replace(/[^/]*$/, "");
    const count = (counts.get(locale + folder) ?? 0) + 1;
    counts.set(locale + folder, count);
    return everything || folder === "/" || count <= ofAKind;
  });
}

function headFaults(read: Document, address: string, origin: string): string[] {
  const { locale, path } = placeOf(address);
  const { metadata } = read;
  const due: [what: string, is: unknown, should: unknown][] = [
    ["lang", read.lang, locale],
    ["dir", read.dir, direction(locale)],
    ["titles", read.titles.length, 1],
    ["headings", read.headings.length, 1],
    ["canonical", read.canonical.map(whole), [whole(address)]],
    ["alternates", normalize(read.alternates), normalize(siblingsOf(origin, path))],
    ["og:url", whole(metadata["og:url"] ?? ""), whole(address)],
    ["og:locale", metadata["og:locale"], regions[locale]],
    ["og:site_name", metadata["og:site_name"], "Recruit"],
    ["og:image size", [metadata["og:image:width"], metadata["og:image:height"]], ["1200", "630"]],
    ["the title is named", /\bRecruit\b/.test(read.titles[0] ?? ""), true],
    ["og:title", (read.titles[0] ?? "").includes(metadata["og:title"] ?? "-"), true],
    ["description", (metadata.description ?? "").length >= 20 && (metadata.description ?? "").length <= 320, true],
    ["og:description", metadata["og:description"], metadata.description],
    ["og:image", isPictureOfOurs(metadata["og:image"] ?? "", `${origin}/`, locale), true],
    ["twitter:card", metadata["twitter:card"], "summary_large_image"],
  ];
  return due
    .filter(([, is, should]) => JSON.stringify(is) !== JSON.stringify(should))
    .map(([property, is, should]) => `${property} is ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
}

/** The picture of its kind of page in its language, or the article's own. */
const isPictureOfOurs = (address: string, origin: string, locale: Locale) =>
  [`${origin}og/${locale}/`, `${origin}pictures/`].some((folder) => address.startsWith(folder));

/** "http://here" and "http://here/" are equal. */
const whole = (address: string) => URL.parse(address)?.href ?? address;
const normalize = (siblings: [string, string][]) =>
  siblings.map(([language, address]) => [language, whole(address)]).sort();

/**
 * The structured data that a page of this kind must have, and nothing else: an offer is a JobPosting only if it is a
 * vacancy.
 */
function typeFaults({ things, text }: Document, address: string): string[] {
  const { locale, path } = placeOf(address);
  const seeks = text.includes(line(wordsByLocale[locale]?.("jobs.offer.forVacancy") ?? ""));
  const due = new Set(
    path === "/"
      ? ["Organization", "WebSite"]
      : [
          ...(/^\/news\//.test(path) ? ["NewsArticle"] : []),
          ...(/^\/recruiters\//.test(path) ? ["SportsOrganization"] : []),
          ...(/^\/events\//.test(path) ? ["SportsEvent"] : []),
          ...(/^\/sport-jobs\//.test(path) && seeks ? ["JobPosting"] : []),
          ...(path === "/how-it-works" || path.startsWith("/help/") ? ["FAQPage"] : []),
          ...(path.startsWith("/auth") ? [] : ["BreadcrumbList"]),
        ],
  );
  const types = things.map((item) => item["@type"]);
  const differs = JSON.stringify([...types].sort()) !== JSON.stringify([...due].sort());
  return differs ? [`is described as ${types}, not ${[...due]}`] : [];
}

async function pictureFaults(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get(address);
  const { format, width, height } = await sharp(await answer.body()).metadata();
  const hasFormat = answer.headers()["content-type"] === `image/${format}`;
  const fits = answer.ok() && hasFormat && width === 1200 && height === 630;
  return fits ? [] : [`${address}: ${answer.status()} ${width} x ${height}`];
}

/** What robots.txt disallows, as crawlers read it. */
async function closedTo(page: Page): Promise<(path: string) => boolean> {
  const rules = await (await page.request.get("/robots.txt")).text();
  const shut = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  return (path) => shut.some((start) => path.startsWith(start));
}
