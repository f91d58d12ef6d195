"use client";
"use no memo"; // A disclosure never changes once it is rendered.

import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  summary: ReactNode;
  open?: boolean;
  /** Small text without a border, for tables and lists. */
  small?: boolean;
  className?: string;
  /** The id of the content; a link to it opens the disclosure. */
  contentId?: string;
  children: ReactNode;
} & Pick<ComponentProps<"details">, "ref" | "onToggle">;

export function Disclosure({
  summary,
  small,
  className = "border-b border-line",
  contentId,
  children,
  ...details
}: Props) {
  const summaryClass = small
    ? "min-h-target gap-2 text-xs font-medium text-ink-2"
    : "min-h-12 justify-between gap-4 py-1.5 font-semibold";
  return (
    <details {...details} className={className}>
      <summary className={`unfolds ${summaryClass}`}>
        {summary}
        <Icon name="down" />
      </summary>
      <div id={contentId} className="pb-4">
        {children}
      </div>
    </details>
  );
}
