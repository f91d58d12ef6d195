import type { ReactNode } from "react";

type Props = { title: string; hint?: string; as?: "h1" | "h2" | "h3" | "p"; children?: ReactNode };

/** Why it is empty, then one step: `children`. `as` keeps the order of headings. */
export function EmptyState({ title, children, hint, as: Title = "h3" }: Props) {
  return (
    <div className="empty">
      <EmptyDrawing />
      <div>
        <Title className="title">{title}</Title>
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
