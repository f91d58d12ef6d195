/** The last list of results in this tab, so that a player's page can link to the next one. */
export type Leaf = { id: string; name: string };

const key = "found players";

export function keepFound(list: readonly Leaf[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Storage may be disabled; the back link still leads to the list.
  }
}

export function foundBefore(): Leaf[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}
