/** The list somebody found last in this tab, in its order, so that the page of one player leads to the next. */
export type Leaf = { id: string; name: string };

const key = "found players";

export function keepFound(list: readonly Leaf[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing: the way back leads to the list.
  }
}

export function foundBefore(): Leaf[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}
