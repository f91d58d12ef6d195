"use client";

import { type ReactNode, useEffect } from "react";
import { isForPage } from "./keys";
import { keepFound } from "./leafing";

const steps: Record<string, number> = { j: 1, k: -1 };

/** Keyboard shortcuts: j and k move through the rows, x selects, s saves, c compares the selected players, / focuses the search box. */
export function ListKeys({ list, box, children }: { list: string; box: string; children: ReactNode }) {
  useEffect(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>(`#${list} [data-row] a`);
    keepFound(
      [...links].map(({ pathname, textContent }) => ({ id: pathname.split("/").at(-1) ?? "", name: textContent })),
    );
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const { key } = event;
      const rows = [...document.querySelectorAll<HTMLElement>(`#${list} [data-row]`)];
      const index = rows.findIndex((row) => row.contains(document.activeElement));
      const step = steps[key];
      if (step !== undefined) rows[index < 0 ? 0 : index + step]?.querySelector("a")?.focus();
      else if (key === "x") rows[index]?.querySelector<HTMLElement>("input[type=checkbox]")?.click();
      else if (key === "c") document.querySelector<HTMLInputElement>(`#${list} :checked`)?.form?.requestSubmit();
      else if (key === "s") rows[index]?.querySelector<HTMLElement>("button[aria-pressed]")?.click();
      else if (key === "/") document.getElementById(box)?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [list, box]);
  return (
    <p className="py-3 text-xs text-ink-2 max-lg:hidden [@media(scripting:none)]:hidden [&_kbd]:border [&_kbd]:border-line-2 [&_kbd]:px-1">
      {children}
    </p>
  );
}
