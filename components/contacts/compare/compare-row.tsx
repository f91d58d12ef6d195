"use client";
"use no memo"; // A table never changes once it is rendered.

import { createContext, type ReactNode, useContext } from "react";
import { GradeView, type GradeViewProps } from "@/components/measurements/grade-view";
import { PeerLineView, type PeerLineViewProps } from "@/components/measurements/peer-line-view";

/** A text, or a claim. */
export type CompareCellData = string | ComparedClaimData;
type ComparedClaimData = {
  /** A number and its unit as it follows, or a text. */
  value: string;
  suffix?: string;
  /** The value in imperial units. */
  other?: string;
  best?: true;
  /** Index in the grades of the table. */
  grade: number;
  date: string;
  /** Rank among peers, null if there are too few of them; missing if the value is no number. */
  peers?: PeerLineViewProps | null;
};
/** What all rows share. */
type Shared = { players: string[]; free: boolean; best: string; few: string; grades: GradeViewProps[] };

const SharedContext = createContext<Shared>({ players: [], free: false, best: "", few: "", grades: [] });

export const CompareRows = ({ shared, children }: { shared: Shared; children: ReactNode }) => (
  <SharedContext value={shared}>{children}</SharedContext>
);

/** The classes of its cells are those of `CompareTable`. */
export function CompareRow({ label, cells }: { label: string; cells: CompareCellData[] }) {
  const { players, free } = useContext(SharedContext);
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        <td key={players[index]}>{typeof cell === "string" ? cell : <Cell {...cell} />}</td>
      ))}
      {free && <td data-free="" />}
    </tr>
  );
}

function Cell({ value, suffix, other, best, grade, date, peers }: ComparedClaimData) {
  const shared = useContext(SharedContext);
  const gradeView = shared.grades[grade];
  return (
    <>
      <p>
        <span className={best && "bg-flag px-1 text-on-flag [&_*]:text-on-flag"}>
          {suffix === undefined ? (
            <b>{value}</b>
          ) : (
            <>
              <bdi className="num">{value}</bdi>
              <small>
                {suffix}
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
        {best && <b className="text-xs max-sm:sr-only">{shared.best}</b>}
      </p>
      {gradeView && <GradeView {...gradeView} />}
      <small>{date}</small>
      {peers !== undefined && (
        <div>
          <PeerLineView {...(peers ?? { few: shared.few })} />
          {peers && "text" in peers && <small aria-hidden="true">{peers.text}</small>}
        </div>
      )}
    </>
  );
}
