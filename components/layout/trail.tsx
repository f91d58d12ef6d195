import { useLocale, useTranslations } from "next-intl";
import { localePath } from "@/lib/platform/i18n/routing";
import { JsonLd } from "./json-ld";
import { siteAddress } from "./site-metadata";

type Step = { name: string; path: string };

/** Where a page stands below the home page, for search engines; `steps` without the home page, the page itself last. */
export function Trail({ steps }: { steps: Step[] }) {
  const locale = useLocale();
  const home = useTranslations("layout.nav")("home");
  const itemListElement = [{ name: home, path: "/" }, ...steps].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: siteAddress() + localePath(path, locale),
  }));
  return <JsonLd data={{ "@type": "BreadcrumbList", itemListElement }} />;
}
