import type { ReactNode } from "react";

/** Why it is empty, then one step. `children` is the step. */
export function EmptyState({ title, children, hint }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <EmptyDrawing />
      <div>
        <h3>{title}</h3>
        {hint && <p className="small soft">{hint}</p>}
        {children}
      </div>
    </div>
  );
}

/** The centre of a ground nobody has chalked yet. */
export function EmptyDrawing() {
  return (
    <svg className="unchalked" viewBox="0 0 240 136" aria-hidden="true">
      <circle cx="120" cy="68" r="60" strokeDasharray="5 5" />
      <circle cx="120" cy="68" r="4" />
      <path d="M1 68h59M180 68h59" />
    </svg>
  );
}
