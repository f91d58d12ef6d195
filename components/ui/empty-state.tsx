import type { ReactNode } from "react";

type Props = { title: string; hint?: string; as?: "h1" | "h2" | "h3" | "p"; children?: ReactNode };

/** Why it is empty, then one step: `children`. `as` keeps the order of headings. */
export function EmptyState({ title, children, hint, as: Title = "h3" }: Props) {
  return (
    <div className="grid items-center justify-items-start gap-x-12 gap-y-6 border-y border-dashed border-line-2 py-8 md:grid-cols-[auto_1fr]">
      <EmptyDrawing className="w-36" />
      <div className="grid gap-3">
        <Title className="heading-xl">{title}</Title>
        {hint && <p className="small soft">{hint}</p>}
        {children}
      </div>
    </div>
  );
}

/** The centre of a ground nobody has chalked yet. */
export function EmptyDrawing({ className = "w-104 max-w-full" }: { className?: string }) {
  return (
    <svg
      className={`h-auto fill-none stroke-line-2 stroke-[1.5] ${className}`}
      viewBox="0 0 240 136"
      aria-hidden="true"
    >
      <circle cx="120" cy="68" r="60" strokeDasharray="5 5" />
      <circle cx="120" cy="68" r="4" />
      <path d="M1 68h59M180 68h59" />
    </svg>
  );
}
