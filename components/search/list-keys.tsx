"use client";

import { type ReactNode, useEffect } from "react";
import { isForPage } from "./keys";
import { keepFound } from "./leafing";

const steps: Record<string, number> = { j: 1, k: -1 };

/** Keys for who leafs through many: j and k to the next and the last row, x chooses it, s saves it, c compares who is chosen, / leads to the box. Enter opens it like every link. */
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
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const step = steps[key];
      if (step !== undefined) rows[at < 0 ? 0 : at + step]?.querySelector("a")?.focus();
      else if (key === "x") rows[at]?.querySelector<HTMLElement>("input[type=checkbox]")?.click();
      else if (key === "c") document.querySelector<HTMLInputElement>(`#${list} :checked`)?.form?.requestSubmit();
      else if (key === "s") rows[at]?.querySelector<HTMLElement>("button[aria-pressed]")?.click();
      else if (key === "/") document.getElementById(box)?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [list, box]);
  return <p className="py-3 text-xs text-ink-2 max-lg:hidden [@media(scripting:none)]:hidden">{children}</p>;
}
