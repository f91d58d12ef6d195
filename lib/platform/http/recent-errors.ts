import { now } from "../clock";
import { processState } from "../process-state";

export type RecentErrors = { since: Date; errors: RecentError[]; slow: Map<string, SlowQuery> };
export type RecentError = { words: string; count: number; last: Date };
/** A statement without its values; times in milliseconds. */
export type SlowQuery = { text: string; count: number; slowest: number; last: Date };

const SLOW_MS = 300;
const MAX_ENTRIES = 100;
const MAX_TEXT = 300;

/** Both the server's modules and the pages log; a page of the administration shows all of it. */
export const recentErrors = processState(
  "recent errors",
  (): RecentErrors => ({ since: now(), errors: [], slow: new Map() }),
);

export function noteError(message: string) {
  const text = message.replace(/\s+/g, " ").slice(0, MAX_TEXT);
  const index = recentErrors.errors.findIndex((error) => error.words === text);
  const [previous] = index < 0 ? [] : recentErrors.errors.splice(index, 1);
  recentErrors.errors.unshift({ words: text, count: (previous?.count ?? 0) + 1, last: now() });
  recentErrors.errors.length = Math.min(recentErrors.errors.length, MAX_ENTRIES);
}

export function noteQuery(sql: string, duration: number) {
  if (duration < SLOW_MS) return;
  const text = sql.replace(/\s+/g, " ").slice(0, MAX_TEXT);
  const previous = recentErrors.slow.get(text);
  if (!previous && recentErrors.slow.size >= MAX_ENTRIES) return;
  const slowest = Math.max(duration, previous?.slowest ?? 0);
  recentErrors.slow.set(text, { text, count: (previous?.count ?? 0) + 1, slowest, last: now() });
}
