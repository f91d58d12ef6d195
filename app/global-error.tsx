"use client";

import "./globals.css";
import { useState } from "react";
import { lastWords } from "@/components/layout/last-words";
import { buttonClass } from "@/components/ui/button-class";

/** Stands in for everything, the layout included, when an error reaches React's top; the words are those the page brought. */
export default function GlobalError() {
  const [{ lang, dir, failed, failedForNow, retry }] = useState(lastWords);
  return (
    <html lang={lang} dir={dir}>
      <body>
        <main className="wrap grid content-center justify-items-start gap-4 py-16" role="alert">
          <title>{`${failed} · Recruit`}</title>
          <h1>{failed}</h1>
          <p className="lead">{failedForNow}</p>
          <button type="button" className={buttonClass({ variant: "go" })} onClick={() => location.reload()}>
            {retry}
          </button>
        </main>
      </body>
    </html>
  );
}
