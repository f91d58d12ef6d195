import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Pagination } from "@/components/ui/pagination";
import { listQuery, type PlainListSearch } from "@/lib/platform/http/list-search";
import { type Bulk, BulkActs } from "./bulk-acts";
import { type Filter, ListFilters } from "./list-filters";
import { ListKeyboard } from "./list-keyboard";
import { type Column, ListTable } from "./list-table";

export type ListRow = { id: string };

type Props<Row extends ListRow, Out> = {
  /** Path of the page without the locale. */
  path: string;
  search: PlainListSearch;
  filters?: Filter[];
  /** Label of the search box; without it there is none. */
  searches?: string;
  columns: Column<Row>[];
  rows: Row[];
  /** Number of rows that match; `capped` means that there are more. */
  count: number;
  capped?: boolean;
  next: string | null;
  /** Path of the export without a query; the search, the locale and the format are added. */
  exportPath?: string;
  bulk?: Bulk<Out>;
  /** A cell of each row holds a checkbox. */
  hasCheckboxes?: boolean;
  caption: string;
  empty: ReactNode;
};

/** All state of the list is in the URL, so that it can be shared and works without scripts. */
export function FilteredList<Row extends ListRow, Out = unknown>({
  path,
  search,
  filters = [],
  rows,
  next,
  bulk,
  hasCheckboxes = bulk !== undefined,
  ...list
}: Props<Row, Out>) {
  const t = useTranslations("lists");
  const { columns, count, capped = false, exportPath, empty, caption, searches } = list;
  const address = (change: Record<string, string | string[] | undefined>) => `${path}${listQuery(search, change)}`;
  const table = (
    <ListTable
      caption={caption}
      columns={columns.filter(({ name }) => !search.hide?.includes(name))}
      rows={rows}
      selectable={bulk !== undefined}
    />
  );
  return (
    <div className="grid gap-4" id="list">
      <ListFilters
        {...{ path, search, filters, searches, columns, address, exportPath }}
        count={count}
        capped={capped}
      />
      {rows.length === 0 ? empty : <div>{bulk ? <BulkActs bulk={bulk}>{table}</BulkActs> : table}</div>}
      <Pagination first={search.after && address({})} next={next && address({ after: next })} />
      {rows.length > 0 && <ListKeyboard words={t(hasCheckboxes ? "keys" : "keysWithoutSelect")} />}
    </div>
  );
}
