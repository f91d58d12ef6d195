import type { ReactNode } from "react";
import { type Drawing, EmptyDrawing } from "./empty-drawing";

type Props = {
  /** Drawing that stands for the empty place. */
  drawing: Drawing;
  title: string;
  hint?: string;
  as?: "h1" | "h2" | "h3" | "p";
  children?: ReactNode;
};

/** The reason why the place is empty and, as `children`, one next step; `as` sets the heading level. */
export function EmptyState({ drawing, title, children, hint, as: Title = "h3" }: Props) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-6 border-y border-line-2 py-6 sm:items-center sm:gap-x-8">
      <EmptyDrawing of={drawing} />
      <div className="grid justify-items-start gap-3">
        <Title className="heading-xl">{title}</Title>
        {hint && <p className="small soft max-w-160">{hint}</p>}
        {children}
      </div>
    </div>
  );
}
