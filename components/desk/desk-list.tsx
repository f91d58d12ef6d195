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
  /** Its page, without language. */
  path: string;
  search: PlainDeskSearch;
  filters?: Filter[];
  /** What the search box searches; without it there is none. */
  searches?: string;
  columns: Column<Row>[];
  rows: Row[];
  /** How many there are with these filters; `capped` says that there are more. */
  count: number;
  capped?: boolean;
  next: string | null;
  /** Where the same rows are sent as a file, without a query: the list adds its own, the language and the format. */
  exportPath?: string;
  bulk?: Bulk<Out>;
  caption: string;
  empty: ReactNode;
};

/** A list of a desk: everything of it is an address, so that it can be shared and needs no scripts. */
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
