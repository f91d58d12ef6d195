import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Document } from "./document";
import { Footer } from "./footer";
import { Header } from "./header";

/** Document, header and footer of every page a stranger may open; fully static. */
export async function SiteRoot({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <Document locale={locale}>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </Document>
  );
}
