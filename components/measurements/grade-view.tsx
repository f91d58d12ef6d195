"use client";
"use no memo"; // A grade never changes once it is rendered.

export type GradeViewProps = {
  /** Number of filled ticks of four; they are hatched if the claim is outdated. */
  ticks: 1 | 2 | 3 | 4;
  aged: boolean;
  label: string;
  title: string;
  text: string | null;
  /** True if `label` says the same. */
  hidden: boolean;
};

const widths = { 1: "[--ticks:4px]", 2: "[--ticks:10px]", 3: "[--ticks:16px]", 4: "[--ticks:22px]" };

/** Rendered from data, because the payload of a page with many grades was mostly their markup. */
export const GradeView = ({ ticks, aged, label, title, text, hidden }: GradeViewProps) => (
  <span className="inline-flex items-center gap-1.5 text-xs text-ink-2">
    <span
      role="img"
      aria-label={label}
      title={title}
      className={`grade-ticks ${widths[ticks]}`}
      data-aged={aged ? "" : undefined}
    />
    {text !== null && <span aria-hidden={hidden || undefined}>{text}</span>}
  </span>
);
