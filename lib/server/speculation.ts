import { publicPages, visitorVariants } from "@/lib/platform/http/routes";
import { prefixedLocales } from "@/lib/platform/i18n/prefixed-locales";

const language = `/(${prefixedLocales.join("|")})`;

const patternsOf = (page: string) => (page === "/" ? ["/", language] : `{${language}}?${page}`);

const linksTo = (pages: readonly string[], except: readonly string[] = []) => [
  { href_matches: pages.flatMap(patternsOf) },
  { not: { href_matches: ["/*\\?(.+)", ...except.flatMap(patternsOf)] } },
  { not: { selector_matches: "[hreflang],[target=_blank]" } },
];

/** Links in content need a resting pointer; links in menus do not. */
const moderately = (links: object[]) => ({ where: { and: links }, eagerness: "moderate" });
const eagerly = (links: object[]) => ({
  where: { and: [...links, { selector_matches: "header nav a" }] },
  eagerness: "eager",
});

const articles = linksTo(["/news/*"]);
const otherPages = linksTo(publicPages.filter((page) => page !== "/news/*"));

const visitorRules = JSON.stringify({
  prerender: [eagerly(otherPages), moderately(otherPages)],
  prefetch: [moderately(articles)],
});
const withVariant = visitorVariants.map(({ page }) => page);
const memberRules = JSON.stringify({ prefetch: [moderately(linksTo(publicPages, withVariant))] });

/** Speculation rules: pages are prerendered for visitors and only prefetched for members, whose pages run scripts; articles are only prefetched, because prerendering would count views. */
export const speculation = (role: string | undefined) => (role ? memberRules : visitorRules);
