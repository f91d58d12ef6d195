import { useLocale, useTranslations } from "next-intl";
import { localePath } from "@/lib/platform/i18n/routing";
import { JsonLd } from "./json-ld";
import { siteAddress } from "./site-metadata";

type Step = { name: string; path: string };

/** Breadcrumbs as structured data; `steps` leaves out the home page and ends with the page itself. */
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
