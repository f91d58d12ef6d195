import { now, secondsFrom } from "../clock";

const PAUSES_S = [60, 300, 1_800, 7_200];

/** Work is tried this often before it is parked. */
export const TRIES = PAUSES_S.length + 1;

/** The columns of work that failed for the `attempts`th time: tried again after a growing pause, parked after the last. */
export function afterFailure(attempts: number, error: unknown) {
  const pause = PAUSES_S[attempts - 1];
  return {
    error: String(error).slice(0, 2000),
    ...(pause ? { retryAt: secondsFrom(now(), pause) } : { parkedAt: now() }),
  };
}
