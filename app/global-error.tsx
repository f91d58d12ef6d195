"use client";

import "./globals.css";
import { lastWords } from "@/components/layout/last-words";

/** Replaces the whole document after an unhandled error; its texts come from the page that failed. */
export default function GlobalError() {
  "use no memo"; // Every page includes this component, and without memoization it is smaller.
  const { lang, dir, failed, failedForNow, retry } = lastWords();
  return (
    <html lang={lang} dir={dir}>
      <body className="wrap py-16" role="alert">
        <title>{failed}</title>
        <h1>{failed}</h1>
        <p className="lead">{failedForNow}</p>
        <button type="submit" className="btn" onClick={() => location.reload()}>
          {retry}
        </button>
      </body>
    </html>
  );
}
