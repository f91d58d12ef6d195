import { Suspense } from "react";
import "@/app/globals.css";
import type { RootLayoutProps } from "@/components/layout/document";
import { MemberRoot } from "@/components/layout/member-root";
import { locales } from "@/lib/core/i18n/routing";

export { siteMetadata as generateMetadata } from "@/components/layout/site-metadata";

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export default function AdminLayout({ children }: RootLayoutProps) {
  return (
    <Suspense>
      <MemberRoot>{children}</MemberRoot>
    </Suspense>
  );
}
