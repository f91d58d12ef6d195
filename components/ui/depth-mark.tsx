import { useTranslations } from "next-intl";

export type Depth = "card" | "profile" | "identity";

/** Three nested boxes of a goal: those already open to the reader are solid, the others dashed. */
export function DepthMark({ depth }: { depth: Depth }) {
  const t = useTranslations("ui.depth");
  return (
    <svg className="depth" viewBox="0 0 36 28" role="img" aria-label={t(depth)}>
      <path d="M1 27V1h34v26" />
      <path d="M7.5 27V9h21v18" className={depth === "card" ? "shut" : undefined} />
      <path d="M13 27V17h10v10" className={depth === "identity" ? "in" : "shut"} />
      <path d="M0 27h36" />
    </svg>
  );
}
