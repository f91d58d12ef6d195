"use client";

import "./globals.css";
import { lastWords } from "@/components/layout/last-words";

/** Stands in for everything, the layout included, when an error reaches React's top; the words are those the page brought. */
export default function GlobalError() {
  "use no memo"; // Every page carries it: written once, it is small.
  const { lang, dir, failed, failedForNow, retry } = lastWords();
  return (
    <html lang={lang} dir={dir}>
      <body className="wrap py-16" role="alert">
        <title>{failed}</title>
        <h1>{failed}</h1>
        <p className="lead">{failedForNow}</p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {retry}
        </button>
      </body>
    </html>
  );
}
