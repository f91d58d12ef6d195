import { processState } from "../process-state";

const never = Number.NEGATIVE_INFINITY;
/** Queries of the pages note it; the server in front of Next answers 503. */
const lastTimes = processState("database answers", () => ({ away: never, answer: never }));

const WINDOW_MS = 5_000;

/** In seconds. */
export const retryAfter = 2;

export const noteDatabaseUnavailable = () => {
  lastTimes.away = performance.now();
};

export const wasDatabaseUnavailable = () => performance.now() - lastTimes.away < WINDOW_MS;

export const noteDatabaseAnswer = () => {
  lastTimes.answer = performance.now();
};

export const databaseAnsweredSince = (moment: number): boolean => lastTimes.answer >= moment;
