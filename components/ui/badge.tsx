import type { ReactNode } from "react";

export type BadgeLook = "dash" | "solid" | "full" | "flag" | "struck";

const looks: Record<BadgeLook, string> = {
  dash: "border-line-2 border-dashed text-ink-2",
  solid: "border-line-2 text-ink",
  full: "border-ink bg-ink text-ground",
  flag: "border-flag bg-flag text-on-flag",
  struck: "border-line-2 text-ink-3 line-through",
};

/** Dashed for not yet, solid for settled, full for confirmed, struck for canceled. */
export function Badge({
  look = "solid",
  className = "",
  children,
}: {
  look?: BadgeLook;
  className?: string;
  children: ReactNode;
}) {
  return <span className={`badge ${looks[look]} ${className}`.trim()}>{children}</span>;
}
