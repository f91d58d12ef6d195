import { now } from "../clock";

/** What this server noted since it started, for the desk that looks after it. In memory: what must outlive the server is in its log. */
export type RecentErrors = { since: Date; errors: RecentError[]; slow: Map<string, SlowQuery> };
/** One kind of error, by its words. */
export type RecentError = { words: string; count: number; last: Date };
/** One statement without its values; times in milliseconds. */
export type SlowQuery = { text: string; count: number; slowest: number; last: Date };

const SLOW_MS = 300;
const MOST = 100;
const LONGEST = 300;

const slot = globalThis as { recruitTrouble?: RecentErrors };
slot.recruitTrouble ??= { since: now(), errors: [], slow: new Map() };

export const recentErrors: RecentErrors = slot.recruitTrouble;

export function noteError(words: string) {
  const text = words.replace(/\s+/g, " ").slice(0, LONGEST);
  const at = recentErrors.errors.findIndex((error) => error.words === text);
  const [known] = at < 0 ? [] : recentErrors.errors.splice(at, 1);
  recentErrors.errors.unshift({ words: text, count: (known?.count ?? 0) + 1, last: now() });
  recentErrors.errors.length = Math.min(recentErrors.errors.length, MOST);
}

export function noteQuery(asked: string, took: number) {
  if (took < SLOW_MS) return;
  const text = asked.replace(/\s+/g, " ").slice(0, LONGEST);
  const known = recentErrors.slow.get(text);
  if (!known && recentErrors.slow.size >= MOST) return;
  const slowest = Math.max(took, known?.slowest ?? 0);
  recentErrors.slow.set(text, { text, count: (known?.count ?? 0) + 1, slowest, last: now() });
}
