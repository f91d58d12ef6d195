"use client";

import { useEffect } from "react";

/** Tells lib/server/loader.js that React has hydrated the page, so that earlier clicks and input can be replayed. */
export function Ready() {
  useEffect(() => {
    dispatchEvent(new Event("recruit:ready"));
    if (process.env.NODE_ENV === "production") navigator.serviceWorker?.register(worker).catch(() => {});
  }, []);
  return null;
}

const worker = `/sw.js?build=${process.env.NEXT_PUBLIC_BUILD ?? ""}`;
