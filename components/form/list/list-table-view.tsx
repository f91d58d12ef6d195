"use client";
"use no memo"; // A table never changes once it is rendered.

import type { ReactNode } from "react";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import { SelectRow } from "./select-row";

/** A link that names the row, a badge, or anything else. */
export type Cell = { href: Href; text: string } | { look: BadgeLook; text: ReactNode } | ReactNode;

type Head = { name: string; label: string };
type Props = {
  caption: string;
  heads: Head[];
  /** `unnamed` are the columns whose cell needs no label on a phone. */
  rows: { id: string; cells: Cell[]; unnamed: string[] }[];
  /** Labels of the checkboxes; null without them. */
  select: { column: string; row: string } | null;
};

/** On the table, because repeated class names of cells were most of a long list's payload. */
const rowClasses = "[&_tbody>tr]:focus-within:bg-ground-2 max-md:[&_tbody>tr]:border-b max-md:[&_tbody>tr]:border-line";
const phoneClasses =
  "max-md:block max-md:border-t max-md:border-line-2 max-md:[&_:is(tbody,tr,td)]:block max-md:[&_tbody>tr]:py-3 max-md:[&_td]:py-0.5 max-md:[&_td:empty]:hidden max-md:[&_td:not([data-label],:first-child)]:pt-2 max-md:[&_td]:before:text-ink-3 max-md:[&_td[data-label]]:before:content-[attr(data-label)'_·_']";

/** A table on wide screens, a list of labeled values on a phone; rendered from data, because the payload of a list was mostly the markup of its cells. */
export function ListTableView({ caption, heads, rows, select }: Props) {
  return (
    <div className="md:max-lg:overflow-x-auto md:max-lg:[contain:inline-size]">
      <table className={`text-sm md:sheet-table md:[&_:is(th,td)]:whitespace-normal! ${rowClasses} ${phoneClasses}`}>
        <caption className="vh">{caption}</caption>
        <thead className="max-md:hidden">
          <tr>
            {select && (
              <th scope="col" className="w-11">
                <span className="vh">{select.column}</span>
              </th>
            )}
            {heads.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-list-rows="">
          {rows.map(({ id, cells, unnamed }) => (
            <tr key={id} id={`row-${id}`}>
              {select && (
                <td className="max-md:float-end">
                  <SelectRow id={id} label={select.row} />
                </td>
              )}
              {heads.map(({ name, label }, index) => (
                <td
                  key={name}
                  data-label={index === 0 || name === "actions" || unnamed.includes(name) ? undefined : label}
                >
                  <CellContent cell={cells[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellContent({ cell }: { cell: Cell }) {
  if (typeof cell !== "object" || cell === null || !("text" in cell)) return cell;
  if ("look" in cell) return <Badge look={cell.look}>{cell.text}</Badge>;
  return (
    <Link className="font-semibold" href={cell.href}>
      <bdi>{cell.text}</bdi>
    </Link>
  );
}
