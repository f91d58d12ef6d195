import { notFound } from "next/navigation";
import "@/app/globals.css";
import { ClientWords } from "@/components/layout/client-words";
import type { RootLayoutProps } from "@/components/layout/document";
import { Document } from "@/components/layout/document";
import { isLocale, locales } from "@/lib/platform/i18n/routing";

export { siteMetadata as generateMetadata } from "@/components/layout/site-metadata";

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export default async function EntranceLayout({ children, params }: RootLayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <Document locale={locale}>
      <ClientWords only={["form", "ui"]}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </ClientWords>
    </Document>
  );
}
