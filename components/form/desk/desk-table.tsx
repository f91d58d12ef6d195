import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SelectRow } from "./select-row";

export type Column<Row> = {
  name: string;
  label: string;
  /** Content of the cell; the first column holds the row's link. */
  cell: (row: Row) => ReactNode;
  /** Returns true for rows whose cell needs no label on a phone. */
  unnamed?: (row: Row) => boolean;
};

type Props<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; selectable: boolean };

/** Said once for the table: the class names of each cell were most of a long list. */
const rowClasses = "[&_tbody>tr]:focus-within:bg-ground-2 max-md:[&_tbody>tr]:border-b max-md:[&_tbody>tr]:border-line";
const phoneClasses =
  "max-md:block max-md:border-t max-md:border-line-2 max-md:[&_:is(tbody,tr,td)]:block max-md:[&_tbody>tr]:py-3 max-md:[&_td]:py-0.5 max-md:[&_td:empty]:hidden max-md:[&_td:not([data-label],:first-child)]:pt-2 max-md:[&_td]:before:text-ink-3 max-md:[&_td[data-label]]:before:content-[attr(data-label)'_·_']";

/** A table on wide screens, a list of labeled values on a phone. */
export function DeskTable<Row extends { id: string }>({ caption, columns, rows, selectable }: Props<Row>) {
  const t = useTranslations("desk");
  return (
    <table className={`text-sm md:sheet-table md:[&_:is(th,td)]:whitespace-normal! ${rowClasses} ${phoneClasses}`}>
      <caption className="vh">{caption}</caption>
      <thead className="max-md:hidden">
        <tr>
          {selectable && (
            <th scope="col" className="w-11">
              <span className="vh">{t("select")}</span>
            </th>
          )}
          {columns.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-desk-rows="">
        {rows.map((row) => (
          <tr key={row.id} id={`row-${row.id}`}>
            {selectable && (
              <td className="max-md:float-end">
                <SelectRow id={row.id} label={t("selectRow")} />
              </td>
            )}
            {columns.map(({ name, label, cell, unnamed }, index) => (
              <td key={name} data-label={index === 0 || name === "actions" || unnamed?.(row) ? undefined : label}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
