import "server-only";

const STEP_MS = 100;
let steps = 0;
let isCounting = false;

/** Milliseconds in which the event loop turned. However long the process was blocked, that counts as one step, after which arrived answers are read first: a timeout measured in it is not the process's own fault. */
export function loopTime(): number {
  if (!isCounting) setInterval(() => setImmediate(() => steps++), STEP_MS).unref();
  isCounting = true;
  return steps * STEP_MS;
}
