"use client";

import { useEffect } from "react";

/** Opens the closed part that the address names; browsers do so only for links that load a page, and not all of them. */
export function OpenLinkedPart() {
  useEffect(() => {
    openLinked();
    addEventListener("hashchange", openLinked);
    return () => removeEventListener("hashchange", openLinked);
  }, []);
  return null;
}

function openLinked() {
  const linked = document.getElementById(location.hash.slice(1));
  let closed = linked?.closest<HTMLDetailsElement>("details:not([open])");
  if (!closed) return;
  for (; closed; closed = linked?.closest<HTMLDetailsElement>("details:not([open])")) closed.open = true;
  linked?.scrollIntoView();
}
