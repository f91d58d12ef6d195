import { siteAddress } from "@/components/layout/site-metadata";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import type { PublicOrganization } from "@/lib/recruiters/queries/public";

/** A verified organisation as search engines read it. */
export const organizationData = (of: PublicOrganization, locale: Locale) => ({
  "@type": "SportsOrganization",
  name: of.organizationName,
  url: siteAddress() + localePath(`/recruiters/${of.id}`, locale),
  ...(of.description && { description: of.description }),
  ...(of.websiteUrl && { sameAs: [of.websiteUrl] }),
  address: { "@type": "PostalAddress", addressLocality: of.city, addressCountry: of.country },
});
