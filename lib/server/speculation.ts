import { defaultLocale, locales } from "@/lib/platform/i18n/routing";
import { publicPages } from "./addresses";
import { strangersPages } from "./strangers";

const language = `/(${locales.filter((locale) => locale !== defaultLocale).join("|")})`;

/** URL patterns in every language. */
const addressesOf = (page: string) => (page === "/" ? ["/", language] : `{${language}}?${page}`);

/** Links to these pages as they are: without a query, in the reader's language, in this tab. */
const linksTo = (pages: readonly string[], but: readonly string[] = []) => [
  { href_matches: pages.flatMap(addressesOf) },
  { not: { href_matches: ["/*\\?(.+)", ...but.flatMap(addressesOf)] } },
  { not: { selector_matches: "[hreflang],[target=_blank]" } },
];

/** Links in content need a resting pointer, links in menus do not. */
const atRest = (links: object[]) => ({ where: { and: links }, eagerness: "moderate" });
const atOnce = (links: object[]) => ({
  where: { and: [...links, { selector_matches: "header nav a" }] },
  eagerness: "eager",
});

const articles = linksTo(["/news/*"]);
const others = linksTo(publicPages.filter((page) => page !== "/news/*"));

const forStrangers = JSON.stringify({ prerender: [atOnce(others), atRest(others)], prefetch: [atRest(articles)] });
const forTheSignedIn = JSON.stringify({ prefetch: [atRest(linksTo(publicPages, strangersPages))] });

/** Speculation rules: strangers get prerendered pages, members prefetched ones, because their pages run scripts. Articles are only prefetched, because prerendering would count views. */
export const speculation = (who: string | undefined) => (who ? forTheSignedIn : forStrangers);
