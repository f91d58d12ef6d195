import { now, secondsFrom } from "../clock";

const PAUSES_S = [60, 300, 1_800, 7_200];

/** Attempts before a dead letter. */
export const TRIES = PAUSES_S.length + 1;

/** Columns after the `attempts`th failure: retry after a growing delay, dead letter after the last. */
export function afterFailure(attempts: number, error: unknown) {
  const delay = PAUSES_S[attempts - 1];
  return {
    error: String(error).slice(0, 2000),
    ...(delay ? { retryAt: secondsFrom(now(), delay) } : { parkedAt: now() }),
  };
}
