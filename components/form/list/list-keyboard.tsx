"use client";

import { useEffect } from "react";

/** Keyboard shortcuts: J and K move through the rows, X selects, Enter opens. */
export function ListKeyboard({ words: label }: { words: string }) {
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return <p className="text-xs text-ink-3 max-md:hidden">{label}</p>;
}

function onKey(event: KeyboardEvent) {
  const typing =
    event.target instanceof Element && event.target.closest("input:not([type=checkbox]), textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...document.querySelectorAll<HTMLElement>("[data-list-rows] > tr")];
  const index = rows.findIndex((row) => row.contains(document.activeElement));
  if (event.key === "x") rows[index]?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  const step = { j: 1, k: -1 }[event.key];
  if (!step) return;
  const row = rows[Math.min(rows.length - 1, Math.max(0, index + step))];
  row?.querySelector<HTMLElement>("a, button, summary")?.focus();
}
