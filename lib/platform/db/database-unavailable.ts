const never = Number.NEGATIVE_INFINITY;
const slot = globalThis as { recruitDatabase?: { away: number; answer: number } };
slot.recruitDatabase ??= { away: never, answer: never };
const last = slot.recruitDatabase;

const WINDOW_MS = 5_000;

/** Seconds. */
export const retryAfter = 2;

export const noteDatabaseUnavailable = () => {
  last.away = performance.now();
};

/** Whether the database was unreachable within the last 5 seconds. */
export const wasDatabaseUnavailable = () => performance.now() - last.away < WINDOW_MS;

export const noteDatabaseAnswer = () => {
  last.answer = performance.now();
};

/** Whether any query was answered since that time of `performance.now()`. */
export const databaseAnsweredSince = (moment: number): boolean => last.answer >= moment;
