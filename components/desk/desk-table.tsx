import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SelectRow } from "./select-row";

export type Column<Row> = {
  name: string;
  label: string;
  /** What a row says in it; the first column holds the row's link. */
  cell: (row: Row) => ReactNode;
  /** Of which rows the cell needs no name before it on a phone. */
  unnamed?: (row: Row) => boolean;
};

type Props<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; selectable: boolean };

/** A table on a wide screen, a list of facts with their names on a phone. */
export function DeskTable<Row extends { id: string }>({ caption, columns, rows, selectable }: Props<Row>) {
  const t = useTranslations("desk");
  return (
    <table className="text-sm md:sheet-table md:[&_:is(th,td)]:whitespace-normal! max-md:block max-md:border-t max-md:border-line-2 max-md:[&_:is(tbody,tr,td)]:block">
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
          <tr
            key={row.id}
            id={`row-${row.id}`}
            className="focus-within:bg-ground-2 max-md:border-b max-md:border-line max-md:py-3"
          >
            {selectable && (
              <td className="max-md:float-end">
                <SelectRow id={row.id} label={t("selectRow")} />
              </td>
            )}
            {columns.map(({ name, label, cell, unnamed }, at) => (
              <td
                key={name}
                data-label={at === 0 || name === "actions" || unnamed?.(row) ? undefined : label}
                className="whitespace-normal max-md:py-0.5 max-md:empty:hidden max-md:not-data-label:not-first:pt-2 max-md:before:text-ink-3 max-md:[&[data-label]]:before:content-[attr(data-label)'_·_']"
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
