import { searchedWords } from "../command/input";
import { readCursor } from "../db/cursor";

export type Choices = Record<string, readonly string[]>;

export type PlainListSearch = {
  q?: string;
  order?: "oldest";
  after?: string;
  hide?: string[];
};
export type ListSearch<C extends Choices> = PlainListSearch & { [Name in keyof C]?: C[Name][number] };

type SearchParams = Record<string, string | string[] | undefined>;

export function readListSearch<const C extends Choices>(choices: C, params: SearchParams): ListSearch<C> {
  const firstValue = (name: string) => [params[name] ?? []].flat()[0];
  const q = searchedWords.safeParse(firstValue("q"));
  const after = firstValue("after");
  const hide = [params.hide ?? []].flat().filter((name) => /^\w{1,30}$/.test(name));
  const filters = Object.entries(choices).flatMap(([name, values]) => {
    const value = values.find((option) => option === firstValue(name));
    return value ? [[name, value]] : [];
  });
  return {
    ...(q.success && { q: q.data }),
    ...(firstValue("order") === "oldest" && { order: "oldest" }),
    ...(after && readCursor(after) && { after }),
    ...(hide.length > 0 && { hide: [...new Set(hide)] }),
    ...Object.fromEntries(filters),
  };
}

export function listQuery(search: SearchParams, change: SearchParams = {}): string {
  const query = new URLSearchParams();
  const params: SearchParams = { ...search, after: undefined, ...change };
  for (const name of Object.keys(params).sort())
    for (const value of [params[name] ?? []].flat()) if (value !== "") query.append(name, value);
  return query.size > 0 ? `?${query}` : "";
}
