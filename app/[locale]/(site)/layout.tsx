import { notFound } from "next/navigation";
import "@/app/globals.css";
import type { RootLayoutProps } from "@/components/layout/document";
import { SiteRoot } from "@/components/layout/site-root";
import { isLocale, locales } from "@/lib/platform/i18n/routing";

export { siteMetadata as generateMetadata } from "@/components/layout/site-metadata";

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export default async function SiteLayout({ children, params }: RootLayoutProps) {
  if (!isLocale((await params).locale)) notFound();
  return <SiteRoot>{children}</SiteRoot>;
}
