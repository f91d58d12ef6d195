import { searchedWords } from "../command/input";
import { readCursor } from "../db/cursor";

/** The filters of a desk's list by name, each with the values it may have. */
export type Choices = Record<string, readonly string[]>;

/** What the address of every desk's list may ask for. */
export type PlainDeskSearch = {
  /** Words anywhere in what the list searches. */
  q?: string;
  /** Newest first unless said. */
  order?: "oldest";
  /** Where the page begins: a cursor of `lib/platform/db/cursor`. */
  after?: string;
  /** Columns left out. */
  hide?: string[];
};
/** The same with what is chosen of the filters of one list. */
export type DeskSearch<C extends Choices> = PlainDeskSearch & { [Name in keyof C]?: C[Name][number] };

type Asked = Record<string, string | string[] | undefined>;

/** Reads what an address asks of a list with these filters; junk is left out, never refused. */
export function readDesk<const C extends Choices>(choices: C, asked: Asked): DeskSearch<C> {
  const one = (name: string) => [asked[name] ?? []].flat()[0];
  const q = searchedWords.safeParse(one("q"));
  const after = one("after");
  const hide = [asked.hide ?? []].flat().filter((name) => /^\w{1,30}$/.test(name));
  const chosen = Object.entries(choices).flatMap(([name, values]) => {
    const value = values.find((each) => each === one(name));
    return value ? [[name, value]] : [];
  });
  return {
    ...(q.success && { q: q.data }),
    ...(one("order") === "oldest" && { order: "oldest" }),
    ...(after && readCursor(after) && { after }),
    ...(hide.length > 0 && { hide: [...new Set(hide)] }),
    ...Object.fromEntries(chosen),
  };
}

/** The query of an address with this search and these changes; another filter or order begins at the first page. */
export function deskQuery(search: Asked, change: Asked = {}): string {
  const query = new URLSearchParams();
  const asked: Asked = { ...search, after: undefined, ...change };
  for (const name of Object.keys(asked).sort())
    for (const value of [asked[name] ?? []].flat()) if (value !== "") query.append(name, value);
  return query.size > 0 ? `?${query}` : "";
}
