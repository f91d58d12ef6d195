import type { ReactNode } from "react";
import "./queue-table.css";

type Props = {
  caption: string;
  columns: string[];
  /** Rows of five cells each, with `data-label` for narrow screens. */
  children: ReactNode;
  /** Text for the number of rows that are not shown. */
  more: string | null;
  /** Fixed widths, so that columns do not move when a cell is opened. */
  widths?: readonly string[];
};

const defaultWidths = ["w-[16%]", "w-[15%]", "w-[12%]", "w-[22%]", "w-[35%]"];

export function QueueTable({ caption, columns, children, more, widths = defaultWidths }: Props) {
  return (
    <>
      <table className="sheet-table queue table-fixed">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`${widths[index]} whitespace-normal!`}>
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
