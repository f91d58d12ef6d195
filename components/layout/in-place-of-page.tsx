"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";

/** Shows words where the page failed on the server; whoever goes on from there sees the pages again. */
export function InPlaceOfPage({ words, children }: { words: ReactNode; children: ReactNode }) {
  const path = usePathname();
  const [failed, setFailed] = useState<string | null>(path);
  if (failed !== null && failed !== path) setFailed(null);
  return failed === path ? words : children;
}
