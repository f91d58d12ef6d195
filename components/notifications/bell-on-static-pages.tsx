"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";

const Bell = dynamic(() => import("./bell").then((module) => module.Bell), { ssr: false });

/** Public pages are the same for everyone: the bell comes to those whose hint says they are signed in. */
export function BellOnStaticPages() {
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => setSignedIn(Boolean(document.documentElement.dataset.who)), []);
  return signedIn ? <Bell initial={null} /> : null;
}
