import { defaultLocale, type Locale, localePath, locales } from "../i18n/routing";

/** A public page; `path` has no language. */
export type Place = { path: string; changed?: Date };

/** A site map may name 50,000 addresses; each page of ours has one in every language. */
export const placesPerMap = Math.floor(50_000 / locales.length);

/** The pages in each of their languages, every one naming its siblings. */
export function siteMap(origin: string, places: Place[]): string {
  const entries = places.flatMap(({ path, changed }) => {
    const about = siblings(origin, path) + (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "");
    return locales.map((locale) => `<url><loc>${at(origin, path, locale)}</loc>${about}</url>`);
  });
  return `${opening}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

/** The map of the maps. */
export function siteMapIndex(origin: string, parts: string[]): string {
  const entries = parts.map((part) => `<sitemap><loc>${escaped(`${origin}/sitemap/${part}.xml`)}</loc></sitemap>`);
  return `${opening}<sitemapindex xmlns="${schema}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

function siblings(origin: string, path: string) {
  const links = locales.map((locale) => [locale, at(origin, path, locale)]);
  return [...links, ["x-default", at(origin, path, defaultLocale)]]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join("");
}

const at = (origin: string, path: string, locale: Locale) => escaped(origin + localePath(path, locale));

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
