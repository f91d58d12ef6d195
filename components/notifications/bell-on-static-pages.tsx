"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";

const Bell = dynamic(() => import("./bell").then((module) => module.Bell), { ssr: false });

/** Public pages are the same for everyone, so the bell is added in the browser if the role cookie says that the user is signed in. */
export function BellOnStaticPages() {
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => setSignedIn(Boolean(document.documentElement.dataset.who)), []);
  return signedIn ? <Bell initial={null} /> : null;
}
