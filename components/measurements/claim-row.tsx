"use client";
"use no memo"; // A row never changes once it is rendered.

import type { ReactNode } from "react";
import { GradeView, type GradeViewProps } from "./grade-view";

type Props = {
  label: string;
  value: ReactNode;
  trained: string | null;
  grade: GradeViewProps;
  date: string;
  /** Action of the owner. */
  children?: ReactNode;
};

/** The other classes of its cells are those of `ClaimList`. */
export const ClaimRow = ({ label, value, trained, grade, date, children }: Props) => (
  <li>
    <span className="text-ink-2">{label}</span>
    <span className="text-end @min-[32rem]:text-start">
      {value}
      {trained && <span className="block text-xs text-ink-2">{trained}</span>}
    </span>
    <GradeView {...grade} />
    <span className="flex items-center justify-end gap-1 text-xs whitespace-nowrap text-ink-2">
      {date}
      {children}
    </span>
  </li>
);
