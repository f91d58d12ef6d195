import { now } from "../clock";

/** Errors and slow queries since the start, in memory, for the admin's health page. */
export type RecentErrors = { since: Date; errors: RecentError[]; slow: Map<string, SlowQuery> };
export type RecentError = { words: string; count: number; last: Date };
/** A statement without its values; times in milliseconds. */
export type SlowQuery = { text: string; count: number; slowest: number; last: Date };

const SLOW_MS = 300;
const MAX_ENTRIES = 100;
const MAX_TEXT = 300;

const slot = globalThis as { recruitTrouble?: RecentErrors };
slot.recruitTrouble ??= { since: now(), errors: [], slow: new Map() };

export const recentErrors: RecentErrors = slot.recruitTrouble;

export function noteError(words: string) {
  const text = words.replace(/\s+/g, " ").slice(0, MAX_TEXT);
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
