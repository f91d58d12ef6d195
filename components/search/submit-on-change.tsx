"use client";

import type { ReactNode } from "react";

/** Sends the form as soon as a box in it is ticked; a figure that is being typed waits for Enter or the button. */
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
        if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== "number"))
          target.form?.requestSubmit();
      }}
    >
      {children}
    </aside>
  );
}
