import "server-only";
import type { Actor } from "../command/actor";
import { runAsCounted } from "../command/limit";
import { type Choices, type PlainListSearch, readListSearch } from "../http/list-search";
import { translator } from "../i18n/translator";
import type { Cell, Rows } from "./cells";

export const PAGE = 1000;

export type Column<Row> = { name: string; label: string; cell: (row: Row) => Cell };
export type Exported = { title: string; rows: Rows };
export type Address = Record<string, string | string[]>;
export type ExportRequest = { actor: Actor; address: Address; take: number };

type Pages<Row, Search> = (
  actor: Actor,
  search: Search,
  take: number,
) => Promise<{ rows: Row[]; next: string | null } | null>;

export function fileOf<Row, Search extends PlainListSearch>(
  { actor, take }: ExportRequest,
  title: string,
  search: Search,
  pages: Pages<Row, Search>,
  columns: Column<Row>[],
): Exported {
  const visibleColumns = columns.filter(({ name }) => !search.hide?.includes(name));
  const t = translator(actor.locale, "lists");
  async function* rows() {
    yield visibleColumns.map(({ label }) => label);
    let count = 0;
    for (let after: string | null | undefined; after !== null; ) {
      const page: Awaited<ReturnType<typeof pages>> = await pages(actor, { ...search, ...(after && { after }) }, take);
      for (const row of page?.rows ?? []) yield visibleColumns.map(({ cell }) => cell(row));
      count += page?.rows.length ?? 0;
      after = page?.next ?? null;
    }
    yield [t("rows", { count })];
  }
  return { title, rows: rows() };
}

export function readAll<const C extends Choices>(choices: C, address: Address) {
  const { after: _after, ...search } = readListSearch(choices, address);
  return search as ReturnType<typeof readListSearch<C>>;
}

export const uncounted =
  <Search, Result>(list: (actor: Actor, search: Search, take?: number) => Promise<Result>) =>
  (actor: Actor, search: Search, take?: number) =>
    runAsCounted(() => list(actor, search, take));
