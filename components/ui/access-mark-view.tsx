"use client";
"use no memo"; // A mark never changes once it is rendered.

/** Three nested boxes, one per access level; `open` of them are solid, the others dashed. */
export const AccessMarkView = ({ open, label, large }: { open: 1 | 2 | 3; label: string; large?: boolean }) => (
  <svg className={`access-mark ${large ? "mb-4 h-auto w-18" : ""}`} viewBox="0 0 36 28" role="img" aria-label={label}>
    <path d="M1 27V1h34v26" />
    <path d="M7.5 27V9h21v18" data-shut={open < 2 || undefined} />
    <path d="M13 27V17h10v10" data-shut={open < 3 || undefined} className={open === 3 ? "fill-flag" : undefined} />
    <path d="M0 27h36" />
  </svg>
);
