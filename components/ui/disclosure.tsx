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
    <details className={`group ${className}`} open={open}>
      <summary
        className={`flex cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden ${summaryClass}`}
      >
        {summary}
        <span className="contents [&>.icon]:transition-[rotate] [&>.icon]:duration-quick group-open:[&>.icon]:rotate-180">
          <Icon name="down" />
        </span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
