"use client";
"use no memo"; // A grade never changes once it is rendered.

export type GradeViewProps = {
  /** Number of filled ticks of four; they are hatched if the claim is outdated. */
  ticks: 1 | 2 | 3 | 4;
  aged?: true;
  label: string;
  title: string;
  text?: string;
  /** True if screen readers read `text` as well, because `label` does not say the same. */
  spoken?: true;
};

const widths = { 1: "[--ticks:4px]", 2: "[--ticks:10px]", 3: "[--ticks:16px]", 4: "[--ticks:22px]" };

/** Rendered from data, because the payload of a page with many grades was mostly their markup. */
export const GradeView = ({ ticks, aged, label, title, text, spoken }: GradeViewProps) => (
  <span className="grade">
    <span
      role="img"
      aria-label={label}
      title={title}
      className={`grade-ticks ${widths[ticks]}`}
      data-aged={aged ? "" : undefined}
    />
    {text && <span aria-hidden={!spoken || undefined}>{text}</span>}
  </span>
);
