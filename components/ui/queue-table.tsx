import type { ReactNode } from "react";
import "./queue-table.css";

type Props = {
  caption: string;
  columns: string[];
  /** The rows: five cells each, with `data-label` for narrow screens. */
  children: ReactNode;
  /** Says how many more wait than are shown. */
  more: string | null;
};

/** What waits for somebody's decision, one row each. */
export function QueueTable({ caption, columns, children, more }: Props) {
  return (
    <>
      <table className="sheet-table queue">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {more && <p className="small soft">{more}</p>}
    </>
  );
}
