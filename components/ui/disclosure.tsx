"use client";
"use no memo"; // A disclosure never changes once it is rendered.

import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  summary: ReactNode;
  open?: boolean;
  /** Small text without a border, for tables and lists. */
  small?: boolean;
  className?: string;
  children: ReactNode;
};

export function Disclosure({ summary, open, small, className = "border-b border-line", children }: Props) {
  const summaryClass = small
    ? "min-h-target gap-2 text-xs font-medium text-ink-2"
    : "min-h-12 justify-between gap-4 font-semibold";
  return (
    <details className={className} open={open}>
      <summary className={`unfolds ${summaryClass}`}>
        {summary}
        <Icon name="down" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
