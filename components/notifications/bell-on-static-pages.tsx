"use client";

import { useEffect, useState } from "react";
import type { Bell } from "./bell";

/** Public pages are the same for everyone, so the bell is added in the browser if the role cookie says that the user is signed in. Not by next/dynamic, which adds a kilobyte to the scripts of every public page. */
export function BellOnStaticPages() {
  const [loaded, setLoaded] = useState<{ Bell: typeof Bell }>();
  useEffect(() => {
    if (document.documentElement.dataset.who) import("./bell").then(setLoaded, () => {});
  }, []);
  return loaded && <loaded.Bell initial={null} />;
}
