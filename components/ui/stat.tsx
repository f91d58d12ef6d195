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
  /** Its name in /api/stats, for a figure that is kept up to date on the open page. */
  figure?: string;
};

export function Stat({ label, value, note, id, figure }: Props) {
  return (
    <div>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd className="num">
        <bdi id={id} data-figure={figure} suppressHydrationWarning={figure !== undefined}>
          {value}
        </bdi>
      </dd>
    </div>
  );
}
