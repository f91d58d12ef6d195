import type { ReactNode } from "react";

/** Numerals between lines, the first one wider. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="stats">{children}</dl>;
}

/** The dashboard's row: the first tile large, the others smaller. */
export function Tiles({ children }: { children: ReactNode }) {
  return <dl className="tiles">{children}</dl>;
}

type Props = {
  label: ReactNode;
  value: ReactNode;
  /** The quieter line under the label: "Ce mois". */
  note?: ReactNode;
  id?: string;
};

export function Stat({ label, value, note, id }: Props) {
  return (
    <div>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd className="num">
        <bdi id={id}>{value}</bdi>
      </dd>
    </div>
  );
}
