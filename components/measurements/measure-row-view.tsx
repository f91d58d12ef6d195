"use client";
"use no memo"; // A row never changes once it is rendered.

import { GradeView, type GradeViewProps } from "./grade-view";
import { PeerLineView, type PeerLineViewProps } from "./peer-line-view";

type Props = {
  label: string;
  value: string;
  unit: string;
  /** The value in imperial units. */
  other: string | null;
  /** Compared with the body height. */
  height: string | null;
  grade: GradeViewProps;
  date: string;
  /** Null where no measure of the table has enough peers. */
  peers: PeerLineViewProps | null;
};

/** The classes of its cells are those of the table. */
export const MeasureRowView = ({ label, value, unit, other, height, grade, date, peers }: Props) => (
  <tr data-row="">
    <th scope="row" className="text-start font-normal text-ink-2">
      {label}
    </th>
    <td>
      <span className="inline-flex items-baseline gap-1">
        <bdi className="num text-[1.25rem]">{value}</bdi>
        <small className="text-xs text-ink-2">
          {unit}
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
    <td className="max-sm:row-start-2">
      <GradeView {...grade} />
    </td>
    <td className="text-xs text-ink-2 max-sm:row-start-2 max-sm:text-end">{date}</td>
    {peers && (
      <td className={"few" in peers ? "max-sm:sr-only" : "max-sm:col-span-2"}>
        <PeerLineView {...peers} />
      </td>
    )}
  </tr>
);
