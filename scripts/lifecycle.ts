import { fail } from "./fail.ts";

type Cleanup = () => Promise<unknown>;
/** Milliseconds; the supervisor of `npm start` kills sooner. */
const exitTimeout = 30_000;
const cleanups: Cleanup[] = [];
let isEnding = false;

/** Registers cleanup; the last registered runs first. */
export function atEnd(work: Cleanup) {
  cleanups.unshift(work);
}

function endOnSignals(code: number) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(code));
  process.on("disconnect", () => void end(code));
  process.channel?.unref();
}

/** Runs the program; an error ends it with code 1, a signal with `exitCodeOnSignal`. */
export async function main(work: () => Promise<unknown>, exitCodeOnSignal = 0) {
  endOnSignals(exitCodeOnSignal);
  try {
    await work();
  } catch (error) {
    if (isEnding) return; // caused by the shutdown itself
    await end(1, () => fail(error));
  }
}

export async function end(code: number, last: () => void = () => {}) {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(1), exitTimeout).unref();
  for (const work of cleanups) await work().catch((error) => console.error(error));
  last();
  process.exit(code);
}
