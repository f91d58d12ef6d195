import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Pagination } from "@/components/ui/pagination";
import { deskQuery, type PlainDeskSearch } from "@/lib/platform/http/desk";
import { type Bulk, BulkActs } from "./bulk-acts";
import { DeskFilters, type Filter } from "./desk-filters";
import { DeskKeys } from "./desk-keys";
import { type Column, DeskTable } from "./desk-table";

export type DeskRow = { id: string };

type Props<Row extends DeskRow, Out> = {
  /** Path of the page without the locale. */
  path: string;
  search: PlainDeskSearch;
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
  caption: string;
  empty: ReactNode;
};

/** All state of the list is in the URL, so that it can be shared and works without scripts. */
export function DeskList<Row extends DeskRow, Out = unknown>({
  path,
  search,
  filters = [],
  rows,
  next,
  bulk,
  ...list
}: Props<Row, Out>) {
  const t = useTranslations("desk");
  const { columns, count, capped = false, exportPath, empty, caption, searches } = list;
  const address = (change: Record<string, string | string[] | undefined>) => `${path}${deskQuery(search, change)}`;
  const table = (
    <DeskTable
      caption={caption}
      columns={columns.filter(({ name }) => !search.hide?.includes(name))}
      rows={rows}
      selectable={bulk !== undefined}
    />
  );
  return (
    <div className="grid gap-4" id="list">
      <DeskFilters
        {...{ path, search, filters, searches, columns, address, exportPath }}
        count={count}
        capped={capped}
      />
      {rows.length === 0 ? empty : <div>{bulk ? <BulkActs bulk={bulk}>{table}</BulkActs> : table}</div>}
      <Pagination first={search.after && address({})} next={next && address({ after: next })} />
      {rows.length > 0 && <DeskKeys words={t("keys")} />}
    </div>
  );
}
