import "server-only";
import { readFileSync } from "node:fs";

const LOOK_MS = 100;
/** Wall-clock limit as a multiple of the CPU limit. */
const PATIENCE = 6;
const MS_OF_TICK = 10;

/** Calls `giveUp` when the process has used `ms` milliseconds of CPU from now on; returns the cancel function. */
export function limitProcessor(pid: number, ms: number, giveUp: () => void): () => void {
  const [startedAt, before] = [performance.now(), processorOf(pid)];
  const timer = setInterval(() => {
    const passed = performance.now() - startedAt;
    if (processorOf(pid, passed) - before < ms && passed < ms * PATIENCE) return;
    clearInterval(timer);
    giveUp();
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** CPU milliseconds of all threads; wall-clock time where /proc is missing. */
function processorOf(pid: number, passed = 0): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * MS_OF_TICK;
  } catch {
    return passed;
  }
}
