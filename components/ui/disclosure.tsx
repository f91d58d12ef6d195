import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  summary: ReactNode;
  open?: boolean;
  /** Small words without a line below, inside a table or a list. */
  small?: boolean;
  className?: string;
  children: ReactNode;
};

export function Disclosure({ summary, open, small, className = "border-b border-line", children }: Props) {
  const look = small
    ? "min-h-target gap-2 text-xs font-medium text-ink-2"
    : "min-h-12 justify-between gap-4 font-semibold";
  return (
    <details className={`group ${className}`} open={open}>
      <summary className={`flex cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden ${look}`}>
        {summary}
        <span className="contents [&>.icon]:transition-[rotate] [&>.icon]:duration-quick group-open:[&>.icon]:rotate-180">
          <Icon name="down" />
        </span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
