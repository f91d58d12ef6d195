"use client";
"use no memo"; // A table never changes once it is rendered.

import type { ReactNode } from "react";

type Props = { caption: string; heads: string[]; rows: { key: string; cells: ReactNode[] }[] };

/** On the table, because repeated class names of cells were most of its payload. */
const rowClasses =
  "[&_tbody>tr]:border-b [&_tbody>tr]:border-line max-md:[&_tbody>tr]:py-2 [&_tbody_th]:text-start [&_tbody_th]:font-normal max-md:[&_tbody_th]:font-semibold md:[&_tbody_th]:py-2 [&_td]:tabular-nums max-md:[&_td]:before:text-ink-2 max-md:[&_td]:before:content-[attr(data-label)'_·_'] md:[&_td]:py-2 md:[&_td]:ps-4 md:[&_td]:text-end";

/** On a phone each row becomes a list of labeled figures. */
export function FiguresTable({ caption, heads, rows }: Props) {
  return (
    <table className={`w-full border-collapse text-sm max-md:block max-md:[&_:is(tbody,tr,th,td)]:block ${rowClasses}`}>
      <caption className="vh">{caption}</caption>
      <thead className="max-md:hidden">
        <tr className="border-b border-line-2 text-ink-2">
          {heads.map((head, index) => (
            <th key={head} scope="col" className={`py-2 font-medium ${index === 0 ? "text-start" : "ps-4 text-end"}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} data-label={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
