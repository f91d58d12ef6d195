"use client";

import { useEffect } from "react";

/** Tells the scripts of lib/server (first-paint.ts, loader.js) that React has hydrated the page. */
export function Ready() {
  useEffect(() => {
    dispatchEvent(new Event("recruit:ready"));
    if (process.env.NODE_ENV === "production") navigator.serviceWorker?.register(worker).catch(() => {});
  }, []);
  return null;
}

const worker = `/sw.js?build=${process.env.NEXT_PUBLIC_BUILD ?? ""}`;
