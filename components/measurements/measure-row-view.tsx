"use client";
"use no memo"; // A row never changes once it is rendered.

import { createContext, type ReactNode, useContext } from "react";
import { GradeView, type GradeViewProps } from "./grade-view";
import { PeerLineView, type PeerLineViewProps } from "./peer-line-view";

export type MeasureRowProps = {
  label: string;
  value: string;
  /** The unit as it follows the value. */
  suffix: string;
  /** The value in imperial units. */
  other?: string;
  /** Compared with the body height. */
  height?: string;
  /** Index in the grades of the table. */
  grade: number;
  date: string;
  /** Missing if there are too few peers. */
  peers?: PeerLineViewProps;
};
/** What all rows share. */
type Shared = {
  grades: GradeViewProps[];
  few: string;
  /** False if no measure has enough peers. */
  hasPeers: boolean;
};

const SharedContext = createContext<Shared>({ grades: [], few: "", hasPeers: false });

export const MeasureRows = ({ shared, children }: { shared: Shared; children: ReactNode }) => (
  <SharedContext value={shared}>{children}</SharedContext>
);

/** The classes of its cells are those of the table. */
export function MeasureRowView({ label, value, suffix, other, height, grade, date, peers }: MeasureRowProps) {
  const { grades, few, hasPeers } = useContext(SharedContext);
  const gradeView = grades[grade];
  return (
    <tr data-row="">
      <th scope="row" className="text-start font-normal text-ink-2">
        {label}
      </th>
      <td>
        <span className="inline-flex items-baseline">
          <bdi className="num text-[1.25rem]">{value}</bdi>
          <small className="text-xs text-ink-2">
            {suffix}
            {other && (
              <>
                {" · "}
                <bdi dir="ltr">{other}</bdi>
              </>
            )}
            {height && ` · ${height}`}
          </small>
        </span>
      </td>
      <td className="max-sm:row-start-2">{gradeView && <GradeView {...gradeView} />}</td>
      <td className="text-xs text-ink-2 max-sm:row-start-2 max-sm:text-end">{date}</td>
      {hasPeers && (
        <td className={peers ? "max-sm:col-span-2" : "max-sm:sr-only"}>
          <PeerLineView {...(peers ?? { few })} />
        </td>
      )}
    </tr>
  );
}
