import { siteAddress } from "@/components/layout/site-metadata";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { townName } from "@/lib/platform/i18n/town-names";
import type { PublicOrganization } from "@/lib/recruiters/queries/public";

/** Describes a verified organization as schema.org SportsOrganization. */
export const organizationData = (organization: PublicOrganization, locale: Locale) => ({
  "@type": "SportsOrganization",
  name: organization.organizationName,
  url: siteAddress() + localePath(`/recruiters/${organization.id}`, locale),
  ...(organization.description && { description: organization.description }),
  ...(organization.websiteUrl && { sameAs: [organization.websiteUrl] }),
  address: {
    "@type": "PostalAddress",
    addressLocality: townName(locale, organization),
    addressCountry: organization.country,
  },
});
