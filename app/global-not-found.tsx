import type { Metadata } from "next";
import "./globals.css";
import { Document } from "@/components/layout/document";
import { Logo } from "@/components/layout/logo";
import { NotFound } from "@/components/layout/not-found";

export const metadata: Metadata = { title: "Page Not Found · Recruit", robots: { index: false } };

/** For addresses without a locale; all others have a not-found page of their own. */
export default function GlobalNotFound() {
  return (
    <Document locale="en">
      <header className="wrap entrance-top">
        <Logo />
      </header>
      <main id="main" tabIndex={-1}>
        <NotFound />
      </main>
    </Document>
  );
}
