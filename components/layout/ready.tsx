"use client";

import { useEffect } from "react";

/** Says when React has taken over the page, so that what was pressed and typed before is given back to it (lib/server/loader.js). */
export function Ready() {
  useEffect(() => {
    dispatchEvent(new Event("recruit:ready"));
    if (process.env.NODE_ENV === "production") navigator.serviceWorker?.register(worker).catch(() => {});
  }, []);
  return null;
}

const worker = `/sw.js?build=${process.env.NEXT_PUBLIC_BUILD ?? ""}`;
