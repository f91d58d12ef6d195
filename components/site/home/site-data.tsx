import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/layout/json-ld";
import { siteAddress } from "@/components/layout/site-metadata";
import { localePath, locales } from "@/lib/platform/i18n/routing";
import { contacts } from "@/lib/platform/text/contacts";

/** Structured data about the site and its operator. */
export function SiteData() {
  const locale = useLocale();
  const t = useTranslations("layout");
  const address = siteAddress();
  const organization = `${address}/#organization`;
  const { email, phone } = contacts();
  return (
    <>
      <JsonLd
        data={{
          "@type": "Organization",
          "@id": organization,
          name: "Recruit",
          url: address,
          logo: `${address}/icon.svg`,
          slogan: t("slogan"),
          contactPoint: {
            "@type": "ContactPoint",
            contactType: "customer support",
            url: address + localePath("/contact", locale),
            availableLanguage: locales,
            ...(email && { email }),
            ...(phone && { telephone: phone }),
          },
        }}
      />
      <JsonLd
        data={{
          "@type": "WebSite",
          name: "Recruit",
          url: address + localePath("/", locale),
          description: t("description"),
          inLanguage: locale,
          publisher: { "@id": organization },
        }}
      />
    </>
  );
}
