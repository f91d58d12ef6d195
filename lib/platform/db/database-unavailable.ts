const never = Number.NEGATIVE_INFINITY;
const slot = globalThis as { recruitDatabase?: { away: number; answer: number } };
slot.recruitDatabase ??= { away: never, answer: never };
const last = slot.recruitDatabase;

const WINDOW_MS = 5_000;

/** Seconds after which it is worth asking again. */
export const retryAfter = 2;

export const noteDatabaseUnavailable = () => {
  last.away = performance.now();
};

/** Whether the database could not be reached a moment ago: what failed since then most likely failed for that. */
export const wasDatabaseUnavailable = () => performance.now() - last.away < WINDOW_MS;

export const noteDatabaseAnswer = () => {
  last.answer = performance.now();
};

/** Whether any question of this process was answered since that moment of `performance.now()`: a queue is no absence. */
export const databaseAnsweredSince = (moment: number): boolean => last.answer >= moment;
