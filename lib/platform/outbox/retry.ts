import { now, secondsFrom } from "../clock";

const DELAYS_S = [60, 300, 1_800, 7_200];

export const TRIES = DELAYS_S.length + 1;

/** The columns after the `attempts`th failure: a retry after a growing delay, or a dead letter after the last attempt. */
export function afterFailure(attempts: number, error: unknown) {
  const delay = DELAYS_S[attempts - 1];
  return {
    error: String(error).slice(0, 2000),
    ...(delay ? { retryAt: secondsFrom(now(), delay) } : { parkedAt: now() }),
  };
}
