import { defaultLocale, locales } from "@/lib/platform/i18n/routing";
import { publicPages } from "./addresses";
import { strangersPages } from "./strangers";

const language = `/(${locales.filter((locale) => locale !== defaultLocale).join("|")})`;

/** As URL patterns, in every language. */
const addressesOf = (page: string) => (page === "/" ? ["/", language] : `{${language}}?${page}`);

/** Links to these pages as they are: without a query, in the reader's language, in this tab. */
const linksTo = (pages: readonly string[], but: readonly string[] = []) => [
  { href_matches: pages.flatMap(addressesOf) },
  { not: { href_matches: ["/*\\?(.+)", ...but.flatMap(addressesOf)] } },
  { not: { selector_matches: "[hreflang],[target=_blank]" } },
];

/** A pointer crosses cards on its way: there it has to rest. Whoever comes to a menu means one of its links. */
const atRest = (links: object[]) => ({ where: { and: links }, eagerness: "moderate" });
const atOnce = (links: object[]) => ({
  where: { and: [...links, { selector_matches: "header nav a" }] },
  eagerness: "eager",
});

const articles = linksTo(["/news/*"]);
const others = linksTo(publicPages.filter((page) => page !== "/news/*"));

const forStrangers = JSON.stringify({ prerender: [atOnce(others), atRest(others)], prefetch: [atRest(articles)] });
const forTheSignedIn = JSON.stringify({ prefetch: [atRest(linksTo(publicPages, strangersPages))] });

/**
 * When a pointer comes to a link to a public page, the browser makes that page ready for a stranger and fetches it for
 * somebody signed in, whose pages run scripts at once. An article is only fetched: one that is made ready has not been read,
 * and when it is, nobody would count it.
 */
export const speculation = (who: string | undefined) => (who ? forTheSignedIn : forStrangers);
