import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { liveFigures } from "@/lib/server/live-figures";
import { Document } from "./document";
import { FailureWords } from "./failure-words";
import { Footer } from "./footer";
import { SharedHeader } from "./shared-header";

/** Document of all public pages; fully static. */
export async function SiteRoot({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <Document locale={locale}>
      <SharedHeader />
      <main id="main" tabIndex={-1}>
        <FailureWords>{children}</FailureWords>
      </main>
      <Footer />
      <script>{liveFigures}</script>
    </Document>
  );
}
