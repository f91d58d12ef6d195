import { defaultLocale, type Locale, localePath, locales } from "../i18n/routing";

export type SitemapPage = { path: string; changed?: Date };

/** The protocol allows 50,000 addresses per file; each page has one per language. */
export const pagesPerSitemap = Math.floor(50_000 / locales.length);

export function siteMap(origin: string, pages: SitemapPage[]): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const details = alternateLinks(origin, path) + (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "");
    return locales.map((locale) => `<url><loc>${addressIn(origin, path, locale)}</loc>${details}</url>`);
  });
  return `${xmlDeclaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

export function siteMapIndex(origin: string, parts: string[]): string {
  const entries = parts.map((part) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${part}.xml`)}</loc></sitemap>`);
  return `${xmlDeclaration}<sitemapindex xmlns="${schema}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

function alternateLinks(origin: string, path: string) {
  const links = locales.map((locale) => [locale, addressIn(origin, path, locale)]);
  return [...links, ["x-default", addressIn(origin, path, defaultLocale)]]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join("");
}

const addressIn = (origin: string, path: string, locale: Locale) => escapeXml(origin + localePath(path, locale));

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
