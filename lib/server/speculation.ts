import { publicPages, visitorVariants } from "@/lib/platform/http/routes";
import { prefixedLocales } from "@/lib/platform/i18n/prefixed-locales";

const language = `/(${prefixedLocales.join("|")})`;

const patternsOf = (page: string) => (page === "/" ? ["/", language] : `{${language}}?${page}`);

const linksTo = (pages: readonly string[], except: readonly string[] = []) => [
  { href_matches: pages.flatMap(patternsOf) },
  { not: { href_matches: ["/*\\?(.+)", ...except.flatMap(patternsOf)] } },
  { not: { selector_matches: "[hreflang],[target=_blank]" } },
];
const member = { selector_matches: "[data-who] a" };
const inMenu = { selector_matches: "header nav a" };

/** Links in content need a resting pointer; links in menus do not. */
const rule = (eagerness: "moderate" | "eager", ...and: object[]) => ({ where: { and }, eagerness });

const articles = linksTo(["/news/*"]);
const otherPages = [...linksTo(publicPages.filter((page) => page !== "/news/*")), { not: member }];
const withVariant = visitorVariants.map(({ page }) => page);

/** Speculation rules: pages are prerendered for visitors and only prefetched for members, whose pages run scripts; articles are only prefetched, because prerendering would count views. */
export const speculation = JSON.stringify({
  prerender: [rule("eager", ...otherPages, inMenu), rule("moderate", ...otherPages)],
  prefetch: [rule("moderate", ...articles), rule("moderate", ...linksTo(publicPages, withVariant), member)],
});
