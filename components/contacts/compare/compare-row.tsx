"use client";
"use no memo"; // A row never changes once it is rendered.

import { GradeView, type GradeViewProps } from "@/components/measurements/grade-view";
import { PeerLineView, type PeerLineViewProps } from "@/components/measurements/peer-line-view";

export type CompareCellData =
  | { text: string }
  | {
      /** Value and unit; without a unit the value is a text. */
      value: string;
      unit?: string;
      /** The value in imperial units. */
      other?: string;
      best: boolean;
      grade: GradeViewProps;
      date: string;
      /** Standing among peers; missing if the value is no number. */
      peers?: PeerLineViewProps;
    };

type Props = { label: string; free: boolean; cells: { id: string; data: CompareCellData }[]; best: string };

/** The classes of its cells are those of `CompareTable`. */
export const CompareRow = ({ label, free, cells, best }: Props) => (
  <tr>
    <th scope="row">{label}</th>
    {cells.map(({ id, data }) => (
      <td key={id}>{"text" in data ? data.text : <Cell data={data} best={best} />}</td>
    ))}
    {free && <td data-free="" />}
  </tr>
);

function Cell({ data, best }: { data: Exclude<CompareCellData, { text: string }>; best: string }) {
  const { value, unit, other, grade, date, peers } = data;
  return (
    <>
      <p>
        <span className={data.best ? "bg-flag px-1 text-on-flag [&_*]:text-on-flag" : undefined}>
          {unit === undefined ? (
            <b>{value}</b>
          ) : (
            <>
              <bdi className="num">{value}</bdi>{" "}
              <small>
                {unit}
                {other && (
                  <>
                    {" · "}
                    <bdi dir="ltr">{other}</bdi>
                  </>
                )}
              </small>
            </>
          )}
        </span>
        {data.best && <b className="text-xs max-sm:sr-only">{best}</b>}
      </p>
      <GradeView {...grade} />
      <small>{date}</small>
      {peers && (
        <div>
          <PeerLineView {...peers} />
          {"text" in peers && <small aria-hidden="true">{peers.text}</small>}
        </div>
      )}
    </>
  );
}
