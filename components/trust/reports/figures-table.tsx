import type { ReactNode } from "react";

type Props = { caption: string; heads: string[]; rows: { key: string; cells: ReactNode[] }[] };

/** On a phone each row becomes a list of labeled figures. */
export function FiguresTable({ caption, heads, rows }: Props) {
  return (
    <table className="w-full border-collapse text-sm max-md:block max-md:[&_:is(tbody,tr,th,td)]:block">
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
          <tr key={key} className="border-b border-line max-md:py-2">
            <th scope="row" className="text-start font-normal max-md:font-semibold md:py-2">
              {first}
            </th>
            {cells.map((cell, index) => (
              <td
                key={heads[index + 1]}
                data-label={heads[index + 1]}
                className="tabular-nums max-md:before:text-ink-2 max-md:before:content-[attr(data-label)'_·_'] md:py-2 md:ps-4 md:text-end"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
