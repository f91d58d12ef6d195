import { useTranslations } from "next-intl";

export type Depth = "card" | "profile" | "identity";

const lockedBox = "stroke-line-2 [stroke-dasharray:2_2.5]";

/** Three nested boxes, one per access level; open ones are solid, the others dashed. */
export function DepthMark({ depth, large }: { depth: Depth; large?: boolean }) {
  const t = useTranslations("ui.depth");
  const size = large ? "mb-4 h-auto w-18" : "h-5.5 w-7";
  return (
    <svg
      className={`flex-none fill-none stroke-current stroke-[1.5] ${size}`}
      viewBox="0 0 36 28"
      role="img"
      aria-label={t(depth)}
    >
      <path d="M1 27V1h34v26" />
      <path d="M7.5 27V9h21v18" className={depth === "card" ? lockedBox : undefined} />
      <path d="M13 27V17h10v10" className={depth === "identity" ? "fill-flag" : lockedBox} />
      <path d="M0 27h36" />
    </svg>
  );
}
