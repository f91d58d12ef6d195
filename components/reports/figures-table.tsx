import type { ReactNode } from "react";

type Props = { caption: string; heads: string[]; rows: { key: string; cells: ReactNode[] }[] };

/** Figures in rows and columns; what is wider than the screen scrolls in itself. */
export function FiguresTable({ caption, heads, rows }: Props) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm whitespace-nowrap">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr className="border-b border-line-2 text-ink-2">
            {heads.map((head, at) => (
              <th key={head} scope="col" className={`py-2 font-medium ${at === 0 ? "text-start" : "ps-4 text-end"}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...cells] }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {first}
              </th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]} className="num py-2 ps-4 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
