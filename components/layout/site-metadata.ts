import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

/** Default metadata of every root layout; pages set their own title and alternates. */
export async function siteMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout");
  return {
    metadataBase: new URL(siteAddress()),
    title: { default: `Recruit · ${t("slogan")}`, template: "%s · Recruit" },
    description: t("description"),
    manifest: "/manifest.webmanifest",
    icons: { icon: "/icon.svg", apple: "/icons/apple-180.png" },
    openGraph: { siteName: "Recruit", type: "website" },
  };
}

/** Origin of the site without a path, for example "https://recruit.example". */
export const siteAddress = () => process.env.APP_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
