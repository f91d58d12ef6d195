import { useTranslations } from "next-intl";
import { type Cell, ListTableView } from "./list-table-view";

export type Column<Row> = {
  name: string;
  label: string;
  /** Content of the cell; the first column holds the row's link. */
  cell: (row: Row) => Cell;
  /** Returns true for rows whose cell needs no label on a phone. */
  unnamed?: (row: Row) => boolean;
};

type Props<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; selectable: boolean };

/** Contents of the cells for `ListTableView`. */
export function ListTable<Row extends { id: string }>({ caption, columns, rows, selectable }: Props<Row>) {
  const t = useTranslations("lists");
  return (
    <ListTableView
      caption={caption}
      heads={columns.map(({ name, label }) => ({ name, label }))}
      rows={rows.map((row) => ({
        id: row.id,
        cells: columns.map(({ cell }) => cell(row)),
        unnamed: columns.filter(({ unnamed }) => unnamed?.(row)).map(({ name }) => name),
      }))}
      select={selectable ? { column: t("select"), row: t("selectRow") } : null}
    />
  );
}
