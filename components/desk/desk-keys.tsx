"use client";

import { useEffect } from "react";

/** J and K go through the rows of a list, X selects, Enter opens: for whoever works with the keyboard; nothing needs it. */
export function DeskKeys({ words }: { words: string }) {
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return <p className="text-xs text-ink-3 max-md:hidden">{words}</p>;
}

function onKey(event: KeyboardEvent) {
  const typing =
    event.target instanceof Element && event.target.closest("input:not([type=checkbox]), textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...document.querySelectorAll<HTMLElement>("[data-desk-rows] > tr")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (event.key === "x") rows[at]?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  const step = { j: 1, k: -1 }[event.key];
  if (!step) return;
  const to = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
  to?.querySelector<HTMLElement>("a, button, summary")?.focus();
}
