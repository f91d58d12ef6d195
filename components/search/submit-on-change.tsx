"use client";

import type { ReactNode } from "react";

const typed = new Set(["number", "text"]);

/** Submits when a checkbox changes; numbers and names are submitted with Enter or the button. */
export function SubmitOnChange({
  children,
  ...rest
}: {
  children: ReactNode;
  className: string;
  id: string;
  label: string;
}) {
  const { label, ...box } = rest;
  return (
    <aside
      {...box}
      aria-label={label}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !typed.has(target.type)))
          target.form?.requestSubmit();
      }}
    >
      {children}
    </aside>
  );
}
