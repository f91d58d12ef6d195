"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";

/** Replaces a page that failed on the server until the user navigates to another one. */
export function InPlaceOfPage({ words: label, children }: { words: ReactNode; children: ReactNode }) {
  const path = usePathname();
  const [failed, setFailed] = useState<string | null>(path);
  if (failed !== null && failed !== path) setFailed(null);
  return failed === path ? label : children;
}
